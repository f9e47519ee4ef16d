import { crudApi } from '../crud-api.ts';
import { get } from '../http.ts';
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

const path = '/api/v2/compute/lbaas/pools';

export const loadBalancerPoolApi = {
  /**
   * Filters: id, name, status, enabled, loadbalancer_id, protocol, lb_algorithm, project_id, domain_id; `search` looks into
   * name, id and the members' addresses. `create` answers with the pool in CREATING; it and its load balancer are ACTIVE when
   * the task has ended. `update` replaces members, allowed CIDRs and the health monitor as a whole. After `remove` the pool is
   * in DELETING until the event `deleted`.
   */
  ...crudApi(path, { item: LoadBalancerPool, create: LoadBalancerPoolBody, update: LoadBalancerPoolUpdate }),
  /** `?period=` is `hour` (if left out), `day` or `week`. */
  stats: get(`${path}/{id}/stats`, LoadBalancerStats),
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
  'members_count',
  'created_at',
] as const;
