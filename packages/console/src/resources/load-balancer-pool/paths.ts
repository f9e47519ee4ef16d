import { loadBalancerPaths } from '../load-balancer/index.ts';

/** Below a load balancer's own. */
export const poolPaths = {
  list: (balancer: string) => loadBalancerPaths.pools(balancer),
  add: (balancer: string) => `${loadBalancerPaths.pools(balancer)}/add-pool`,
  details: (balancer: string, id: string) => `${loadBalancerPaths.details(balancer)}/${id}`,
  tab: (balancer: string, id: string, tab: 'properties' | 'members' | 'allowed-cidrs') =>
    `${loadBalancerPaths.details(balancer)}/${id}/${tab}`,
  edit: (balancer: string, id: string) => `${loadBalancerPaths.details(balancer)}/edit/${id}`,
  editMembers: (balancer: string, id: string) => `${loadBalancerPaths.details(balancer)}/edit/${id}/members`,
  editHealth: (balancer: string, id: string) => `${loadBalancerPaths.details(balancer)}/edit/${id}/health`,
  editCidrs: (balancer: string, id: string) => `${loadBalancerPaths.details(balancer)}/edit/${id}/allowed-cidrs`,
};
