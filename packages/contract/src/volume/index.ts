import { readApi } from '../crud-api.ts';
import { Volume } from './model.ts';

export * from './model.ts';

/** Filters: id, name, status, size, bootable, server_id, backup_plan_id, storage_policy_name, project_id, domain_id. */
export const volumeApi = readApi('/api/v2/compute/volumes', Volume);

export const volumeSubjects = { list: 'compute_volumes', item: 'compute_volume' } as const;
export const volumeEvent = { name: 'volume', object: Volume } as const;

/** Sort keys the server knows. */
export const volumeSorts = ['name', 'status', 'size', 'created_at'] as const;
