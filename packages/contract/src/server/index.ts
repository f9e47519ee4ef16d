import { get, page } from '../http.ts';
import { Server } from './model.ts';

export * from './model.ts';

export const serverApi = {
  /** Filters: id, name, status, project_id, domain_id, network_id, ip_address. */
  list: get('/api/v2/compute/servers', page(Server)),
  read: get('/api/v2/compute/servers/{id}', Server),
} as const;

export const serverSubjects = { list: 'compute_servers', item: 'compute_server' } as const;
export const serverEvent = { name: 'server', object: Server } as const;

/** Sort keys the server knows. */
export const serverSorts = ['name', 'status', 'created_at'] as const;
