import { get, Ids, page, remove, send, TaskRef } from '../http.ts';
import { LoadBalancerStats } from '../load-balancer/stats.ts';
import { LoadBalancerPool, LoadBalancerPoolBody, LoadBalancerPoolUpdate } from './model.ts';

export * from './certificates.ts';
export * from './cidrs.ts';
export * from './members.ts';
export * from './model.ts';
export {
  asksForPage,
  canEncryptAnew,
  canInsertHeaders,
  canProxyProtocol,
  customaryPorts,
  type ListenerMode,
  listenerModes,
  modeOf,
  monitorTypesOf,
  needsCertificate,
  protocolsOf,
} from './modes.ts';
export * from './monitor.ts';
export * from './rules.ts';
export * from './states.ts';

export const loadBalancerPoolApi = {
  /** Filters: id, name, status, enabled, loadbalancer_id, protocol, lb_algorithm, project_id, domain_id. */
  list: get('/api/v2/compute/lbaas/pools', page(LoadBalancerPool)),
  read: get('/api/v2/compute/lbaas/pools/{id}', LoadBalancerPool),
  /** Answers with the pool in CREATING; it and its load balancer are ACTIVE when the task has ended. */
  create: send('POST', '/api/v2/compute/lbaas/pools', LoadBalancerPoolBody, LoadBalancerPool),
  /** Members, allowed CIDRs and the health monitor too: each replaces what was there. */
  update: send('PATCH', '/api/v2/compute/lbaas/pools/{id}', LoadBalancerPoolUpdate, LoadBalancerPool),
  /** The pool is in DELETING until the event `deleted`. */
  remove: remove('/api/v2/compute/lbaas/pools/{id}'),
  /** Deletes each; the task's result names those that stayed and why. */
  removeMany: send('POST', '/api/v2/compute/lbaas/pools/delete', Ids, TaskRef),
  /** `?period=` is `hour` (if left out), `day` or `week`. */
  stats: get('/api/v2/compute/lbaas/pools/{id}/stats', LoadBalancerStats),
} as const;

export const loadBalancerPoolSubjects = { list: 'compute_lbaas_pools', item: 'compute_lbaas_pool' } as const;
export const loadBalancerPoolEvent = { name: 'load_balancer_pool', object: LoadBalancerPool } as const;

/** Sort keys the server knows. */
export const loadBalancerPoolSorts = [
  'name',
  'status',
  'protocol',
  'protocol_port',
  'lb_algorithm',
  'created_at',
] as const;
