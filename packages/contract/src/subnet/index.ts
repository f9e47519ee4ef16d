import { get, page, remove, send } from '../http.ts';
import { Subnet, SubnetBody, SubnetUpdate } from './model.ts';

export * from './model.ts';
export * from './rules.ts';

export const subnetApi = {
  list: get('/api/v2/compute/subnets', page(Subnet)),
  read: get('/api/v2/compute/subnets/{id}', Subnet),
  create: send('POST', '/api/v2/compute/subnets', SubnetBody, Subnet),
  update: send('PATCH', '/api/v2/compute/subnets/{id}', SubnetUpdate, Subnet),
  remove: remove('/api/v2/compute/subnets/{id}'),
} as const;

/** Whoever may change a network may change its subnets (spec: subnet.permission). */
export const subnetSubjects = { list: 'compute_subnets', item: 'compute_network_details' } as const;
export const subnetEvent = { name: 'subnet', object: Subnet } as const;
