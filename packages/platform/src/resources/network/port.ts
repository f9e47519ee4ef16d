import { networkSorts } from '@skydeck/contract';
import type {
  Network,
  NetworkSelection,
  NetworkUpdate,
  Page,
  PhysicalNetwork,
  PrivateNetworkBody,
  TaskRef,
  UntaggedNetworkBody,
  VlanNetworkBody,
} from '@skydeck/contract';
import type { ReadEngine } from '../../http/crud-engine.ts';
import { type ListRules, ownedFilters, sameName } from '../../http/list-query.ts';
import { filtersOfTagged, searchOfTagged } from '../../http/tagged-filters.ts';
import type { Scope } from '../../http/scope.ts';

/**
 * Networks, as one scope sees them: a project has its own and those an RBAC policy opens to it, a system role without a
 * project has all. Each change is told to the live link in its own transaction.
 */
export interface NetworkEngine extends ReadEngine<Network> {
  /** Names may repeat, as in OpenStack. Refuses more than the project's quota (409 `quota_exceeded`). */
  createPrivate(scope: Scope, body: PrivateNetworkBody): Promise<Network>;
  /** Refuses a second untagged network on one of the hosts' networks, and a VLAN that has a network. */
  createUntagged(scope: Scope, body: UntaggedNetworkBody): Promise<Network>;
  createVlan(scope: Scope, body: VlanNetworkBody): Promise<Network>;
  /** The hosts' networks. */
  physical(scope: Scope): Promise<Page<PhysicalNetwork>>;
  /**
   * 403 for a network that the scope sees but does not own, and for one of the cloud's (`isCloudNetwork`) without the right
   * on `compute_physical_networks`; 412 when `revision` is not its current one. Access is taken only from projects that have
   * no ports there (`access_in_use`); those that lose sight of it hear that it is gone.
   */
  update(scope: Scope, id: string, body: NetworkUpdate, revision: number | null): Promise<Network>;
  /** 403 as `update`; 409 `in_use` {count, by: 'ports'} while anything has a port there; 404 when `type` is not the network's (`isTypeWord`). */
  remove(scope: Scope, type: string, id: string, withVlanInterface?: boolean): Promise<void>;
  /** Starts `compute.networks.delete_many`; networks that stay are its errors. */
  removeMany(scope: Scope, body: NetworkSelection): Promise<TaskRef>;
}

/** What each engine answers of a list. */
export const networkListRules: ListRules = {
  sorts: networkSorts,
  counts: {
    subnets_count: { kind: 'subnet', naming: 'network_id' },
    ports_count: { kind: 'port', naming: 'network_id' },
  },
  filters: {
    ...ownedFilters,
    ...sameName(
      'type',
      'router_external',
      'shared',
      'spoofing_protection',
      'ipam_enabled',
      'physical_network',
      'vlan_id',
    ),
    cidr: 'cidrs',
    ...filtersOfTagged,
  },
  search: ['name', 'id', 'cidrs', ...searchOfTagged],
};
