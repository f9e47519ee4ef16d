import { routerSorts } from '@skydeck/contract';
import type {
  InterfaceBody,
  InterfaceUpdate,
  Page,
  Router,
  RouterBody,
  RouterInterface,
  RouterUpdate,
  TaskRef,
} from '@skydeck/contract';
import type { CrudEngine } from '../../http/crud-engine.ts';
import { type ListRules, ownedFilters, sameName } from '../../http/list-query.ts';
import { filtersOfTagged, searchOfTagged } from '../../http/tagged-filters.ts';
import type { Scope } from '../../http/scope.ts';

/**
 * Routers, as one scope sees them: a project has its own, a system role without a project has all. Each change is told to
 * the live link in its own transaction, with the networks whose counts it changed.
 *
 * `create`: with its gateway and interfaces, or not at all; 409 `quota_exceeded` {limit}. `update`: 409 `in_use`
 * {by: 'routes'} when a kept route would lose its next hop. `remove`: 409 `in_use` {count, by: 'interfaces'} while it stands
 * in a network.
 */
export interface RouterEngine extends CrudEngine<Router, RouterBody, RouterUpdate> {
  interfaces(scope: Scope, id: string): Promise<Page<RouterInterface>>;
  /** Takes the network's gateway addresses, or `ip_address` and for the other IP version the next free one. */
  addInterface(scope: Scope, id: string, body: InterfaceBody): Promise<Router>;
  /** Other addresses in the same subnets. 412 as `update`; 409 `in_use` {by: 'routes'} for a next hop. */
  updateInterface(
    scope: Scope,
    id: string,
    interfaceId: string,
    body: InterfaceUpdate,
    revision: number | null,
  ): Promise<Router>;
  /** 409 `in_use` {count, by: 'routes'} while a static route needs a next hop there. */
  removeInterface(scope: Scope, id: string, body: InterfaceBody): Promise<Router>;
  /** Starts `compute.routers.disconnect_many` for interfaces of any of the scope's routers; those that stay are its errors. */
  removeInterfaces(scope: Scope, ids: readonly string[]): Promise<TaskRef>;
}

/** What each engine answers of a list. */
export const routerListRules: ListRules = {
  sorts: routerSorts,
  counts: { interfaces_count: { list: 'interfaces' }, routes_count: { list: 'routes' } },
  filters: { ...ownedFilters, ...sameName('status'), network_id: 'interfaces[].network_id', ...filtersOfTagged },
  search: ['name', 'id', 'addresses', ...searchOfTagged],
};
