import { get, page, remove, send, TaskRef } from '../http.ts';
import {
  Network,
  NetworkIds,
  NetworkUpdate,
  PhysicalNetwork,
  PrivateNetworkBody,
  UntaggedNetworkBody,
  VlanNetworkBody,
} from './model.ts';

export * from './access.ts';
export * from './model.ts';
export * from './rules.ts';

export const networkApi = {
  list: get('/api/v2/compute/networks', page(Network)),
  read: get('/api/v2/compute/networks/{id}', Network),
  createPrivate: send('POST', '/api/v2/compute/networks/private', PrivateNetworkBody, Network),
  createUntagged: send('POST', '/api/v2/compute/networks/public', UntaggedNetworkBody, Network),
  createVlan: send('POST', '/api/v2/compute/networks/vlan', VlanNetworkBody, Network),
  /** What untagged and VLAN networks can be made on. */
  physical: get('/api/v2/compute/physical_networks', page(PhysicalNetwork)),
  update: send('PATCH', '/api/v2/compute/networks/{id}', NetworkUpdate, Network),
  /** `type` is the network's own, or the word at which it was made: `isTypeWord`. With `delete_vlan_interfaces=true` the hosts' interface of its VLAN goes, too. */
  remove: remove('/api/v2/compute/networks/{type}/{id}'),
  /** Deletes each; the task's result names those that stayed and why. */
  removeMany: send('POST', '/api/v2/compute/networks/delete', NetworkIds, TaskRef),
} as const;

export const networkSubjects = {
  list: 'compute_networks',
  create: 'compute_private_networks',
  physical: 'compute_physical_networks',
  item: 'compute_network_details',
  access: 'compute_network_access',
} as const;
export const networkEvent = { name: 'network', object: Network } as const;

/** Sort keys the server knows. */
export const networkSorts = ['name', 'type', 'mtu', 'created_at'] as const;
