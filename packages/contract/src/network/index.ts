import { get, Ids, page, remove, send, TaskRef } from '../http.ts';
import { Network, NetworkUpdate, PrivateNetworkBody } from './model.ts';

export * from './model.ts';
export * from './rules.ts';

export const networkApi = {
  list: get('/api/v2/compute/networks', page(Network)),
  read: get('/api/v2/compute/networks/{id}', Network),
  createPrivate: send('POST', '/api/v2/compute/networks/private', PrivateNetworkBody, Network),
  update: send('PATCH', '/api/v2/compute/networks/{id}', NetworkUpdate, Network),
  /** `type` is the network's own. */
  remove: remove('/api/v2/compute/networks/{type}/{id}'),
  /** Deletes each; the task's result names those that stayed and why. */
  removeMany: send('POST', '/api/v2/compute/networks/delete', Ids, TaskRef),
} as const;

export const networkSubjects = {
  list: 'compute_networks',
  create: 'compute_private_networks',
  item: 'compute_network_details',
} as const;
export const networkEvent = { name: 'network', object: Network } as const;

/** Sort keys the server knows. */
export const networkSorts = ['name', 'type', 'mtu', 'created_at'] as const;
