import { crudApi, startMany } from '../crud-api.ts';
import { get, page } from '../http.ts';
import { FloatingIp, FloatingIpBody, FloatingIpUpdate, FloatingTarget } from './model.ts';

export * from './model.ts';
export * from './rules.ts';

const path = '/api/v2/compute/floating_ips';

export const floatingIpApi = {
  /**
   * Filters: id, status, floating_ip_address, fixed_ip_address, floating_network_id, port_id, router_id, assigned,
   * project_id, domain_id, and `taggedFilters`; `search` looks into both addresses, id, description and tags. `update` assigns it to another port, or
   * to none.
   */
  ...crudApi(path, { item: FloatingIp, create: FloatingIpBody, update: FloatingIpUpdate }),
  /** Takes each from what has it. */
  unassignMany: startMany(`${path}/unassign`),
  /**
   * The addresses inside, as an external network sees them: `?floating_network_id=` is needed. Filters: blocked, available
   * (not blocked), project_id for whoever sees all projects; `search` looks into the name of what has the address, the
   * address, network and port. Sorts: `floatingTargetSorts`.
   */
  targets: get(`${path}/targets`, page(FloatingTarget)),
} as const;

export const floatingIpSubjects = {
  list: 'compute_networks_floating_ips_list',
  item: 'compute_networks_floating_ips',
} as const;
export const floatingIpEvent = { name: 'floating_ip', object: FloatingIp } as const;

/** Sort keys the server knows. Addresses are sorted as numbers. */
export const floatingIpSorts = ['floating_ip_address', 'status', 'created_at'] as const;
export const floatingTargetSorts = ['object_name', 'fixed_ip_address', 'network_name', 'blocked'] as const;
