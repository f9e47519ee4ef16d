import { volumeSorts } from '@skydeck/contract';
import { listViews } from '../../engines/embedded/list-views.ts';
import { ownedBy, owns } from '../../engines/embedded/access.ts';
import type { ListRules } from '../../http/list-query.ts';
import { notFound } from '../../http/refusal.ts';
import type { Store } from '../../store/store.ts';
import { volumesIn } from './embedded/records.ts';
import { volumeViews } from './embedded/views.ts';
import type { VolumeEngine } from './port.ts';

const rules: ListRules = {
  sorts: volumeSorts,
  filters: {
    name: 'name',
    id: 'id',
    status: 'status',
    size: 'size',
    bootable: 'bootable',
    server_id: 'attachments[].server_id',
    backup_plan_id: 'backup_plans[].id',
    storage_policy_name: 'storage_policy_name',
    project_id: 'project_id',
    domain_id: 'domain_id',
  },
  search: ['name', 'id'],
};

export function createEmbeddedVolumes(store: Store): VolumeEngine {
  return {
    list: (scope, query) =>
      store.read((tx) => listViews(volumesIn(tx), query, rules, ownedBy(scope), (volumes) => volumeViews(tx, volumes))),
    read: (scope, id) =>
      store.read(async (tx) => {
        const volume = await volumesIn(tx).get(id);
        if (!volume || !owns(scope, volume)) throw notFound('volume');
        const [view] = await volumeViews(tx, [volume]);
        if (!view) throw new TypeError('One record has one view');
        return view;
      }),
  };
}
