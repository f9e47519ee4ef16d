import { vpnSorts } from '@skydeck/contract';
import { type ListRules, ownedFilters, sameName } from '../../http/list-query.ts';
import type {
  BulkSelection,
  EndpointGroup,
  IkePolicy,
  IpsecPolicy,
  Page,
  TaskRef,
  Vpn,
  VpnBody,
  VpnService,
  VpnUpdate,
} from '@skydeck/contract';
import type { CrudEngine, ListQuery } from '../../http/crud-engine.ts';
import type { Scope } from '../../http/scope.ts';

/**
 * IPsec site connections with the policies, endpoint groups and services they are made of, as one scope sees them: a
 * project has its own, a system role without a project has all. Each change is told to the live link in its own transaction.
 * No answer holds a pre-shared key.
 *
 * `create`: with all its parts, or not at all: PENDING_CREATE at first; 409 `quota_exceeded` {limit}. `update`: 409
 * `not_allowed_now` {status} while it is pending. `remove`: through PENDING_DELETE; at the end it takes the policies, groups
 * and the service with it that nothing else uses. `removeMany`: the task ends when each is on its way.
 */
export interface VpnEngine extends CrudEngine<Vpn, VpnBody, VpnUpdate> {
  /** 409 `not_allowed_now` {status} while it is pending, or switched off. */
  restart(scope: Scope, id: string): Promise<Vpn>;
  /** Starts `compute.vpn.enable_many` or `compute.vpn.disable_many`; connections that stay as they were are its errors. */
  switchMany(scope: Scope, selection: BulkSelection, on: boolean): Promise<TaskRef>;
  ikePolicies(scope: Scope, query: ListQuery): Promise<Page<IkePolicy>>;
  ipsecPolicies(scope: Scope, query: ListQuery): Promise<Page<IpsecPolicy>>;
  endpointGroups(scope: Scope, query: ListQuery): Promise<Page<EndpointGroup>>;
  service(scope: Scope, id: string): Promise<VpnService>;
}

/** What each engine answers of a list. */
export const vpnListRules: ListRules = {
  sorts: vpnSorts,
  filters: { ...ownedFilters, ...sameName('status', 'router_id', 'admin_state_up', 'peer_address') },
  search: ['name', 'id', 'addresses'],
};

/** Of the parts a connection is made of. */
export const vpnPartListRules: ListRules = {
  sorts: ['name', 'created_at'],
  filters: ownedFilters,
  search: ['name', 'id'],
};
