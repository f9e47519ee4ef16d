import { loadBalancerSorts } from '@skydeck/contract';
import { type ListRules, ownedFilters, sameName } from '../../http/list-query.ts';
import type { LoadBalancer, LoadBalancerBody, LoadBalancerStats, LoadBalancerUpdate } from '@skydeck/contract';
import type { CrudEngine, ListQuery } from '../../http/crud-engine.ts';
import type { Scope } from '../../http/scope.ts';

/**
 * Load balancers, as one scope sees them: a project has its own, a system role without a project has all. What takes a while
 * begins with a status and ends with a task: `task_id` names it. While it goes on, and after it has failed, changes are
 * refused with 409 `not_allowed_now` {reason}: the contract's `whyNot…` rules.
 *
 * `create`: with its pools, or not at all; 409 `quota_exceeded` {limit, what}. `update`: a name is changed at once.
 * `remove`: with its pools.
 */
export interface LoadBalancerEngine extends CrudEngine<LoadBalancer, LoadBalancerBody, LoadBalancerUpdate> {
  recreate(scope: Scope, id: string): Promise<LoadBalancer>;
  failover(scope: Scope, id: string): Promise<LoadBalancer>;
  stats(scope: Scope, id: string, query: ListQuery): Promise<LoadBalancerStats>;
}

/** What each engine answers of a list. */
export const loadBalancerListRules: ListRules = {
  sorts: loadBalancerSorts,
  counts: {
    pools_count: { kind: 'load_balancer_pool', naming: 'loadbalancer_id' },
    members_count: { kind: 'load_balancer_pool', naming: 'loadbalancer_id', list: 'members' },
  },
  filters: { ...ownedFilters, ...sameName('status', 'enabled', 'network_id', 'flavor_id', 'topology') },
  search: ['name', 'id', 'address'],
};
