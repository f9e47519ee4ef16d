import { readApi } from '../crud-api.ts';
import { Server } from './model.ts';

export * from './model.ts';

/** Filters: id, name, status, project_id, domain_id, network_id, ip_address. */
export const serverApi = readApi('/api/v2/compute/servers', Server);

export const serverSubjects = { list: 'compute_servers', item: 'compute_server' } as const;
export const serverEvent = { name: 'server', object: Server } as const;

/** Sort keys the server knows. */
export const serverSorts = ['name', 'status', 'created_at'] as const;
