import { volumeSorts } from '@skydeck/contract';
import { type ListRules, ownedFilters, sameName } from '../../http/list-query.ts';
import type { Volume } from '@skydeck/contract';
import type { ReadEngine } from '../../http/crud-engine.ts';

/** Volumes, as one scope sees them: a project its own, a system role without a project all. Sorts: `volumeSorts`. */
export type VolumeEngine = ReadEngine<Volume>;

/** What each engine answers of a list. */
export const volumeListRules: ListRules = {
  sorts: volumeSorts,
  filters: {
    ...ownedFilters,
    ...sameName('status', 'size', 'bootable', 'storage_policy_name'),
    server_id: 'attachments[].server_id',
    backup_plan_id: 'backup_plans[].id',
  },
  search: ['name', 'id'],
};
