import { resourcePaths } from '../../kit/navigation/resource-paths.ts';

const list = '/compute/load-balancers';

export const loadBalancerPaths = {
  ...resourcePaths(list),
  pools: (id: string) => `${list}/${id}/pools`,
  overview: (id: string) => `${list}/${id}/overview`,
  properties: (id: string) => `${list}/${id}/properties`,
};
