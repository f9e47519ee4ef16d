import { floatingIpSorts } from '@skydeck/contract';
import { type ListRules, sameName, yesUnless } from '../../http/list-query.ts';
import { filtersOfTagged, searchOfTagged } from '../../http/tagged-filters.ts';
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

/** What each engine answers of a list. */
export const floatingIpListRules: ListRules = {
  // An address is sorted as the number it is.
  sorts: [...floatingIpSorts.filter((sort) => sort !== 'floating_ip_address'), 'address_key'],
  filters: {
    ...sameName('id', 'status', 'fixed_ip_address', 'floating_network_id', 'port_id', 'router_id'),
    ...sameName('project_id', 'domain_id'),
    floating_ip_address: 'name',
    ...filtersOfTagged,
    assigned: yesUnless({ field: 'port_id', equals: null }),
  },
  search: ['name', 'fixed_ip_address', 'id', ...searchOfTagged],
};

/** An address is sorted as the number it is. */
export const sortedByNumber = ({ sort, ...query }: ListQuery): ListQuery =>
  sort === undefined ? query : { ...query, sort: sort.replace(/^floating_ip_address(?=:|$)/, 'address_key') };
