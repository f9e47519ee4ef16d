import { type StoragePolicy, type StoragePolicyBody, storagePolicySorts } from '@skydeck/contract';
import type { CrudEngine } from '../../http/crud-engine.ts';
import { type ListRules, sameName } from '../../http/list-query.ts';

/**
 * Storage policies: the same for everybody, and made by whoever administers the cloud.
 *
 * `create`, `update`: 400 `name_taken`, and what the contract's rules find. 409 `in_use` {count, by: 'volumes'} for another name of
 * one that volumes use, and for its removal.
 */
export type StoragePolicyEngine = CrudEngine<StoragePolicy, StoragePolicyBody, StoragePolicyBody>;

/** What each engine answers of a list. */
export const storagePolicyListRules: ListRules = {
  sorts: storagePolicySorts,
  filters: sameName('id', 'name', 'tier', 'failure_domain'),
  search: ['name', 'id'],
};
