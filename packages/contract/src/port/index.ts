import { readApi } from '../crud-api.ts';
import { Port } from './model.ts';

export * from './model.ts';

/** Filters: id, name, network_id, device_owner, device_id, status, mac_address, ip_address, subnet_id, security_group_id, project_id, domain_id. */
export const portApi = readApi('/api/v2/compute/ports', Port);

export const portSubjects = { list: 'compute_ports', item: 'compute_port' } as const;
export const portEvent = { name: 'port', object: Port } as const;

/** Sort keys the server knows. */
export const portSorts = ['name', 'status', 'device_owner', 'created_at'] as const;

/** Neutron's and Octavia's `device_owner`s that the console has words for. */
export const deviceOwners = {
  gateway: 'network:router_gateway',
  interface: 'network:router_interface',
  floatingIp: 'network:floatingip',
  server: 'compute:nova',
  loadBalancer: 'Octavia',
} as const;
