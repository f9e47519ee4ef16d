import type { FloatingIp, FloatingIpBody, FloatingIpUpdate, FloatingTarget, Page, TaskRef } from '@skydeck/contract';
import type { Scope } from '../../http/scope.ts';

/**
 * Floating IPs, as one scope sees them: a project has its own, a system role without a project has all. Whatever is not
 * seen answers 404. Each change is told to the live link in its own transaction, with the network whose counts it changed.
 * A status follows a change a moment later.
 */
export interface FloatingIpEngine {
  /**
   * Sorts: `floatingIpSorts`. Filters: id, status, floating_ip_address, fixed_ip_address, floating_network_id, port_id,
   * router_id, assigned, project_id, domain_id; `search` looks into both addresses, id and description.
   */
  list(scope: Scope, query: Readonly<Record<string, string>>): Promise<Page<FloatingIp>>;
  read(scope: Scope, id: string): Promise<FloatingIp>;
  /** Of an external network, assigned at once where a port is named. 409 `quota_exceeded` {limit}. */
  create(scope: Scope, body: FloatingIpBody): Promise<FloatingIp>;
  /** 412 when `revision` is not the current one. */
  update(scope: Scope, id: string, body: FloatingIpUpdate, revision: number | null): Promise<FloatingIp>;
  /** Its address is free again; what has it loses it. */
  remove(scope: Scope, id: string): Promise<void>;
  /** Starts `compute.floating_ips.delete_many`; those that stay are its errors. */
  removeMany(scope: Scope, ids: readonly string[]): Promise<TaskRef>;
  /** Starts `compute.floating_ips.unassign_many`; those that stay assigned are its errors. */
  unassignMany(scope: Scope, ids: readonly string[]): Promise<TaskRef>;
  /** `floating_network_id` is needed; `project_id` for a scope that sees all projects. */
  targets(scope: Scope, query: Readonly<Record<string, string>>): Promise<Page<FloatingTarget>>;
}
