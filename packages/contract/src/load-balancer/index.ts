import { object } from 'superstruct';
import { get, Ids, page, remove, send, TaskRef } from '../http.ts';
import { LoadBalancer, LoadBalancerBody, LoadBalancerUpdate } from './model.ts';
import { LoadBalancerStats } from './stats.ts';

export * from './model.ts';
export * from './rules.ts';
export * from './stats.ts';

export const loadBalancerApi = {
  /** Filters: id, name, status, enabled, network_id, flavor_id, topology, project_id, domain_id. */
  list: get('/api/v2/compute/lbaas/loadbalancers', page(LoadBalancer)),
  read: get('/api/v2/compute/lbaas/loadbalancers/{id}', LoadBalancer),
  /** With its pools. Answers with the load balancer in CREATING, and with the task that deploys it. */
  create: send('POST', '/api/v2/compute/lbaas/loadbalancers', LoadBalancerBody, LoadBalancer),
  update: send('PATCH', '/api/v2/compute/lbaas/loadbalancers/{id}', LoadBalancerUpdate, LoadBalancer),
  /** With its pools. The load balancer is in DELETING until the event `deleted`. */
  remove: remove('/api/v2/compute/lbaas/loadbalancers/{id}'),
  /** Deletes each with its pools; the task's result names those that stayed and why. */
  removeMany: send('POST', '/api/v2/compute/lbaas/loadbalancers/delete', Ids, TaskRef),
  /** Builds anew what could not be deployed, or what is in ERROR: `whyNotRecreateBalancer`. */
  recreate: send('POST', '/api/v2/compute/lbaas/loadbalancers/{id}/recreate', object({}), LoadBalancer),
  /** Replaces the machines by new ones, one after the other: `whyNotFailoverBalancer`. */
  failover: send('POST', '/api/v2/compute/lbaas/loadbalancers/{id}/failover', object({}), LoadBalancer),
  /** `?period=` is `hour` (if left out), `day` or `week`. */
  stats: get('/api/v2/compute/lbaas/loadbalancers/{id}/stats', LoadBalancerStats),
} as const;

export const loadBalancerSubjects = {
  list: 'compute_lbaas_loadbalancers',
  item: 'compute_lbaas_loadbalancer',
} as const;
export const loadBalancerEvent = { name: 'load_balancer', object: LoadBalancer } as const;

/** Sort keys the server knows. */
export const loadBalancerSorts = ['name', 'status', 'address', 'created_at'] as const;
