import { isUuid } from '@skydeck/contract';

/**
 * `load-balancers/{id}/edit/` leads to the form of the load balancer, with a return route, and to those of its pools
 * (spec: pool.return-route). What is no pool's id is a return route, and one that nobody knows leads to the details.
 * Relative to the route of the pool's form; null for a pool.
 */
export const whereInsteadOfPool = (loadBalancerPoolId = ''): string | null =>
  isUuid(loadBalancerPoolId) ? null : '../edit/details';
