import { resourcePaths } from '../../kit/navigation/resource-paths.ts';

const { below, ...paths } = resourcePaths('/compute/load-balancers');

export const loadBalancerPaths = {
  ...paths,
  pools: below('pools'),
  overview: below('overview'),
  properties: below('properties'),
};
