import { itemApi } from '../crud-api.ts';
import { Subnet, SubnetBody, SubnetUpdate } from './model.ts';

export * from './model.ts';
export * from './rules.ts';

/** Filters: name, id, network_id, ip_version, project_id; `search` looks into name, id, CIDR. */
export const subnetApi = itemApi('/api/v2/compute/subnets', { item: Subnet, create: SubnetBody, update: SubnetUpdate });

/** Whoever may change a network may change its subnets (spec: subnet.permission). */
export const subnetSubjects = { list: 'compute_subnets', item: 'compute_network_details' } as const;
export const subnetEvent = { name: 'subnet', object: Subnet } as const;
