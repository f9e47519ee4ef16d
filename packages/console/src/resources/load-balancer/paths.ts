import { resourcePaths } from '../../kit/navigation/resource-paths.ts';

const { below, ...paths } = resourcePaths('/compute/load-balancers');

export const loadBalancerPaths = {
  ...paths,
  pools: below('pools'),
  overview: below('overview'),
  properties: below('properties'),
  /** The page of one of its pools. */
  pool: (id: string, pool: string) => `${paths.details(id)}/${pool}`,
};
