import { crudApi } from '../crud-api.ts';
import { StoragePolicy, StoragePolicyBody } from './model.ts';

export * from './model.ts';
export * from './rules.ts';

/** Below the second root of the API. */
export const storagePolicyApi = {
  /** Filters: id, name, tier, failure_domain; `search` looks into name and id. */
  ...crudApi('/api/v3/storage_policies', {
    item: StoragePolicy,
    create: StoragePolicyBody,
    update: StoragePolicyBody,
  }),
} as const;

export const storagePolicySubjects = { list: 'compute_storage_policies', item: 'compute_storage_policy' } as const;
export const storagePolicyEvent = { name: 'storage_policy', object: StoragePolicy } as const;

/** Sort keys the server knows. */
export const storagePolicySorts = ['name', 'tier', 'failure_domain', 'created_at'] as const;
