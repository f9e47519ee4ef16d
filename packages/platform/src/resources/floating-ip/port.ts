import type {
  BulkSelection,
  FloatingIp,
  FloatingIpBody,
  FloatingIpUpdate,
  FloatingTarget,
  Page,
  TaskRef,
} from '@skydeck/contract';
import type { CrudEngine, ListQuery } from '../../http/crud-engine.ts';
import type { Scope } from '../../http/scope.ts';

/**
 * Floating IPs, as one scope sees them: a project has its own, a system role without a project has all. Each change is told
 * to the live link in its own transaction, with the network whose counts it changed. A status follows a change a moment
 * later.
 *
 * `create`: of an external network, assigned at once where a port is named; 409 `quota_exceeded` {limit}. `remove`: its
 * address is free again; what has it loses it.
 */
export interface FloatingIpEngine extends CrudEngine<FloatingIp, FloatingIpBody, FloatingIpUpdate> {
  /** Starts `compute.floating_ips.unassign_many`; those that stay assigned are its errors. */
  unassignMany(scope: Scope, selection: BulkSelection): Promise<TaskRef>;
  /** `floating_network_id` is needed, `project_id` for a scope that sees all projects. */
  targets(scope: Scope, query: ListQuery): Promise<Page<FloatingTarget>>;
}
