import { readApi } from '../crud-api.ts';
import { get, page, remove, send, TaskRef } from '../http.ts';
import {
  Network,
  NetworkSelection,
  NetworkUpdate,
  PhysicalNetwork,
  PrivateNetworkBody,
  UntaggedNetworkBody,
  VlanNetworkBody,
} from './model.ts';

export * from './access.ts';
export * from './model.ts';
export * from './rules.ts';
export * from './subjects.ts';

const path = '/api/v2/compute/networks';

export const networkApi = {
  /**
   * Filters: name, id, project_id, domain_id, type, router_external, shared, spoofing_protection, ipam_enabled,
   * physical_network, vlan_id, and `taggedFilters`; `search` looks into name, id, CIDR, description and tags.
   */
  ...readApi(path, Network),
  createPrivate: send('POST', `${path}/private`, PrivateNetworkBody, Network),
  createUntagged: send('POST', `${path}/public`, UntaggedNetworkBody, Network),
  createVlan: send('POST', `${path}/vlan`, VlanNetworkBody, Network),
  /** What untagged and VLAN networks can be made on. */
  physical: get('/api/v2/compute/physical_networks', page(PhysicalNetwork)),
  update: send('PATCH', `${path}/{id}`, NetworkUpdate, Network),
  /** `type` is the network's own, or the word at which it was made: `isTypeWord`. With `delete_vlan_interfaces=true` the hosts' interface of its VLAN goes, too. */
  remove: remove(`${path}/{type}/{id}`),
  /** Deletes each; the task's result names those that stayed and why. */
  removeMany: send('POST', `${path}/delete`, NetworkSelection, TaskRef),
} as const;

export const networkEvent = { name: 'network', object: Network } as const;

/** Sort keys the server knows. */
export const networkSorts = ['name', 'type', 'mtu', 'subnets_count', 'ports_count', 'created_at'] as const;
