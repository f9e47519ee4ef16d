import { loadBalancerPaths } from '../load-balancer/index.ts';

/** The forms of a pool that is there, below its address: over its own page, or over the list, where they then lead back to. */
const form =
  (path: '' | '/members' | '/health' | '/allowed-cidrs') => (balancer: string, id: string, returnRoute?: 'pools') =>
    `${loadBalancerPaths.details(balancer)}/edit/${id}${path}${returnRoute ? `/${returnRoute}` : ''}`;

/** Below a load balancer's own. */
export const poolPaths = {
  list: (balancer: string) => loadBalancerPaths.pools(balancer),
  add: (balancer: string) => `${loadBalancerPaths.pools(balancer)}/add-pool`,
  details: (balancer: string, id: string) => `${loadBalancerPaths.details(balancer)}/${id}`,
  tab: (balancer: string, id: string, tab: 'properties' | 'members' | 'allowed-cidrs' | 'activity') =>
    `${loadBalancerPaths.details(balancer)}/${id}/${tab}`,
  edit: form(''),
  editMembers: form('/members'),
  editHealth: form('/health'),
  editCidrs: form('/allowed-cidrs'),
};
