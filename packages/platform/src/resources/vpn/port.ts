import type {
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
import type { Scope } from '../../http/scope.ts';

type Query = Readonly<Record<string, string>>;

/**
 * IPsec site connections with the policies, endpoint groups and services they are made of, as one scope sees them: a
 * project has its own, a system role without a project has all. Whatever is not seen answers 404. Each change is told to
 * the live link in its own transaction. No answer holds a pre-shared key.
 */
export interface VpnEngine {
  /** Sorts: `vpnSorts`. Filters: name, id, status, project_id, domain_id, router_id, admin_state_up, peer_address; `search` looks into name, id, addresses. */
  list(scope: Scope, query: Query): Promise<Page<Vpn>>;
  read(scope: Scope, id: string): Promise<Vpn>;
  /** With all its parts, or not at all: PENDING_CREATE at first. 409 `quota_exceeded` {limit}. */
  create(scope: Scope, body: VpnBody): Promise<Vpn>;
  /** 412 when `revision` is not the current one; 409 `not_allowed_now` {status} while it is pending. */
  update(scope: Scope, id: string, body: VpnUpdate, revision: number | null): Promise<Vpn>;
  /** Through PENDING_DELETE; at the end it takes the policies, groups and the service with it that nothing else uses. */
  remove(scope: Scope, id: string): Promise<void>;
  /** Starts `compute.vpn.delete_many`, which ends when each is on its way; connections that stay are its errors. */
  removeMany(scope: Scope, ids: readonly string[]): Promise<TaskRef>;
  /** 409 `not_allowed_now` {status} while it is pending, or switched off. */
  restart(scope: Scope, id: string): Promise<Vpn>;
  /** Starts `compute.vpn.enable_many` or `compute.vpn.disable_many`; connections that stay as they were are its errors. */
  switchMany(scope: Scope, ids: readonly string[], on: boolean): Promise<TaskRef>;
  ikePolicies(scope: Scope, query: Query): Promise<Page<IkePolicy>>;
  ipsecPolicies(scope: Scope, query: Query): Promise<Page<IpsecPolicy>>;
  endpointGroups(scope: Scope, query: Query): Promise<Page<EndpointGroup>>;
  service(scope: Scope, id: string): Promise<VpnService>;
}
