import { loadBalancerPoolSorts } from '@skydeck/contract';
import { type ListRules, ownedFilters, sameName } from '../../http/list-query.ts';
import type {
  LoadBalancerPool,
  LoadBalancerPoolBody,
  LoadBalancerPoolUpdate,
  LoadBalancerStats,
} from '@skydeck/contract';
import type { CrudEngine, ListQuery } from '../../http/crud-engine.ts';
import type { Scope } from '../../http/scope.ts';

/**
 * The pools of load balancers, each with its listener, members and monitor. They are seen by those who see their load
 * balancer, and change with its leave: the contract's `whyNotChangePool`, 409 `not_allowed_now` {reason}.
 *
 * `create`: 409 `quota_exceeded` {limit, what}. `update`: members, CIDRs and the monitor replace what was there.
 */
export interface LoadBalancerPoolEngine extends CrudEngine<
  LoadBalancerPool,
  LoadBalancerPoolBody,
  LoadBalancerPoolUpdate
> {
  stats(scope: Scope, id: string, query: ListQuery): Promise<LoadBalancerStats>;
}

/** What each engine answers of a list. */
export const loadBalancerPoolListRules: ListRules = {
  sorts: loadBalancerPoolSorts,
  counts: { members_count: { list: 'members' } },
  filters: {
    ...ownedFilters,
    ...sameName('status', 'enabled', 'loadbalancer_id', 'protocol', 'backend_protocol', 'lb_algorithm'),
  },
  search: ['name', 'id', 'addresses'],
};
