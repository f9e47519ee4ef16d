import {
  type LoadBalancerPool,
  loadBalancerPoolApi,
  loadBalancerPoolEvent,
  loadBalancerPoolSubjects,
} from '@skydeck/contract';
import { defineResource } from '../../kit/data/resource.ts';

export const pools = defineResource<LoadBalancerPool, typeof loadBalancerPoolApi>({
  name: 'load_balancer_pool',
  api: loadBalancerPoolApi,
  subjects: loadBalancerPoolSubjects,
  event: loadBalancerPoolEvent,
  label: (pool) => pool.name,
  owner: (pool) => pool,
  shownOn: { resource: 'load_balancer', tab: 'pools', id: (pool) => pool.loadbalancer_id },
});
