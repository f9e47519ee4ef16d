import { get, Ids, page, remove, send, TaskRef } from '../http.ts';
import { FloatingIp, FloatingIpBody, FloatingIpUpdate, FloatingTarget } from './model.ts';

export * from './model.ts';
export * from './rules.ts';

export const floatingIpApi = {
  /**
   * Filters: id, status, floating_ip_address, fixed_ip_address, floating_network_id, port_id, router_id, assigned,
   * project_id, domain_id.
   */
  list: get('/api/v2/compute/floating_ips', page(FloatingIp)),
  read: get('/api/v2/compute/floating_ips/{id}', FloatingIp),
  create: send('POST', '/api/v2/compute/floating_ips', FloatingIpBody, FloatingIp),
  /** Assigns it to another port, or to none. */
  update: send('PATCH', '/api/v2/compute/floating_ips/{id}', FloatingIpUpdate, FloatingIp),
  remove: remove('/api/v2/compute/floating_ips/{id}'),
  /** Deletes each; the task's result names those that stayed and why. */
  removeMany: send('POST', '/api/v2/compute/floating_ips/delete', Ids, TaskRef),
  /** Takes each from what has it. */
  unassignMany: send('POST', '/api/v2/compute/floating_ips/unassign', Ids, TaskRef),
  /** The addresses inside, as an external network sees them: `?floating_network_id=` is needed. All on one page. */
  targets: get('/api/v2/compute/floating_ips/targets', page(FloatingTarget)),
} as const;

export const floatingIpSubjects = {
  list: 'compute_networks_floating_ips_list',
  item: 'compute_networks_floating_ips',
} as const;
export const floatingIpEvent = { name: 'floating_ip', object: FloatingIp } as const;

/** Sort keys the server knows. Addresses are sorted as numbers. */
export const floatingIpSorts = ['floating_ip_address', 'status', 'created_at'] as const;
