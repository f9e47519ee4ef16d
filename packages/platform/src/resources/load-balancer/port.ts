import type {
  LoadBalancer,
  LoadBalancerBody,
  LoadBalancerStats,
  LoadBalancerUpdate,
  Page,
  TaskRef,
} from '@skydeck/contract';
import type { Scope } from '../../http/scope.ts';

/**
 * Load balancers, as one scope sees them: a project has its own, a system role without a project has all. Whatever is not
 * seen answers 404. What takes a while begins with a status and ends with a task: `task_id` names it. While it goes on, and
 * after it has failed, changes are refused with 409 `not_allowed_now` {reason}: the contract's `whyNot…` rules.
 */
export interface LoadBalancerEngine {
  /** Sorts: `loadBalancerSorts`. `search` looks into name, id, address. */
  list(scope: Scope, query: Readonly<Record<string, string>>): Promise<Page<LoadBalancer>>;
  read(scope: Scope, id: string): Promise<LoadBalancer>;
  /** With its pools, or not at all. 409 `quota_exceeded` {limit, what}. */
  create(scope: Scope, body: LoadBalancerBody): Promise<LoadBalancer>;
  /** 412 when `revision` is not the current one. A name is changed at once. */
  update(scope: Scope, id: string, body: LoadBalancerUpdate, revision: number | null): Promise<LoadBalancer>;
  /** With its pools. */
  remove(scope: Scope, id: string): Promise<void>;
  /** Starts `compute.load_balancers.delete_many`; load balancers that stay are its errors. */
  removeMany(scope: Scope, ids: readonly string[]): Promise<TaskRef>;
  recreate(scope: Scope, id: string): Promise<LoadBalancer>;
  failover(scope: Scope, id: string): Promise<LoadBalancer>;
  stats(scope: Scope, id: string, query: Readonly<Record<string, string>>): Promise<LoadBalancerStats>;
}
