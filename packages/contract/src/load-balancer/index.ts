import { object } from 'superstruct';
import { crudApi } from '../crud-api.ts';
import { get, send } from '../http.ts';
import { LoadBalancer, LoadBalancerBody, LoadBalancerUpdate } from './model.ts';
import { LoadBalancerStats } from './stats.ts';

export * from './model.ts';
export * from './rules.ts';
export * from './stats.ts';

const path = '/api/v2/compute/lbaas/loadbalancers';

export const loadBalancerApi = {
  /**
   * Filters: id, name, status, enabled, network_id, flavor_id, topology, project_id, domain_id; `search` looks into name, id,
   * address. `create` makes its pools, too, and answers with the load balancer in CREATING and with the task that deploys
   * it. `remove` and `removeMany` delete its pools, too: it is in DELETING until the event `deleted`.
   */
  ...crudApi(path, { item: LoadBalancer, create: LoadBalancerBody, update: LoadBalancerUpdate }),
  /** Builds anew what could not be deployed, or what is in ERROR: `whyNotRecreateBalancer`. */
  recreate: send('POST', `${path}/{id}/recreate`, object({}), LoadBalancer),
  /** Replaces the machines by new ones, one after the other: `whyNotFailoverBalancer`. */
  failover: send('POST', `${path}/{id}/failover`, object({}), LoadBalancer),
  /** `?period=` is `hour` (if left out), `day` or `week`. */
  stats: get(`${path}/{id}/stats`, LoadBalancerStats),
} as const;

export const loadBalancerSubjects = {
  list: 'compute_lbaas_loadbalancers',
  item: 'compute_lbaas_loadbalancer',
} as const;
export const loadBalancerEvent = { name: 'load_balancer', object: LoadBalancer } as const;

/** Sort keys the server knows. */
export const loadBalancerSorts = ['name', 'status', 'address', 'pools_count', 'members_count', 'created_at'] as const;
