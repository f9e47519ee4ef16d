import type {
  LoadBalancerPool,
  LoadBalancerPoolBody,
  LoadBalancerPoolUpdate,
  LoadBalancerStats,
  Page,
  TaskRef,
} from '@skydeck/contract';
import type { Scope } from '../../http/scope.ts';

/**
 * The pools of load balancers, each with its listener, members and monitor. They are seen by those who see their load
 * balancer, and change with its leave: the contract's `whyNotChangePool`, 409 `not_allowed_now` {reason}.
 */
export interface LoadBalancerPoolEngine {
  /** Sorts: `loadBalancerPoolSorts`. `search` looks into name, id and the members' addresses. */
  list(scope: Scope, query: Readonly<Record<string, string>>): Promise<Page<LoadBalancerPool>>;
  read(scope: Scope, id: string): Promise<LoadBalancerPool>;
  /** 409 `quota_exceeded` {limit, what}. */
  create(scope: Scope, body: LoadBalancerPoolBody): Promise<LoadBalancerPool>;
  /** 412 when `revision` is not the current one. Members, CIDRs and the monitor replace what was there. */
  update(scope: Scope, id: string, body: LoadBalancerPoolUpdate, revision: number | null): Promise<LoadBalancerPool>;
  remove(scope: Scope, id: string): Promise<void>;
  /** Starts `compute.load_balancer_pools.delete_many`; pools that stay are its errors. */
  removeMany(scope: Scope, ids: readonly string[]): Promise<TaskRef>;
  stats(scope: Scope, id: string, query: Readonly<Record<string, string>>): Promise<LoadBalancerStats>;
}
