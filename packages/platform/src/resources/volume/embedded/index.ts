import { volumeSorts, volumeSubjects } from '@skydeck/contract';
import { readOf } from '../../../engines/embedded/crud-of.ts';
import { type ListRules, ownedFilters, sameName } from '../../../http/list-query.ts';
import type { Store } from '../../../store/store.ts';
import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import { volumeRecords } from './records.ts';
import { volumeViews } from './views.ts';
import type { VolumeEngine } from '../port.ts';

const rules: ListRules = {
  sorts: volumeSorts,
  filters: {
    ...ownedFilters,
    ...sameName('status', 'size', 'bootable', 'storage_policy_name'),
    server_id: 'attachments[].server_id',
    backup_plan_id: 'backup_plans[].id',
  },
  search: ['name', 'id'],
};

export const createEmbeddedVolumes = (store: Store): VolumeEngine =>
  readOf(store, { records: volumeRecords, views: volumeViews, rules });

export const embeddedVolumes: EmbeddedResource<VolumeEngine> = {
  open: ({ store }) => createEmbeddedVolumes(store),
  views: [volumeViews],
  audited: [{ kind: volumeRecords.kind, subject: volumeSubjects.item }],
};
