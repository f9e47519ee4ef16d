import { type FlavorBody, flavorSubjects } from '@skydeck/contract';
import { createBulkDelete } from '../../../engines/embedded/bulk-delete.ts';
import { readOf, transacting } from '../../../engines/embedded/crud-of.ts';
import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import { injectFault } from '../../../engines/embedded/fault-injection.ts';
import { describeList } from '../../../http/list-query.ts';
import type { Store, Tx } from '../../../store/store.ts';
import type { Actor } from '../../kit/access.ts';
import { newCloudRecord, seenByAll } from '../../kit/cloud-records.ts';
import { defineSearch } from '../../kit/search/define-search.ts';
import { planNewFlavor } from '../plan.ts';
import { type FlavorEngine, flavorListRules } from '../port.ts';
import { type FlavorRecord, flavorRecords } from '../records.ts';
import { flavorViews } from '../views.ts';

const { kind } = flavorRecords;

const deleteMany = createBulkDelete({
  task: 'compute.flavors.delete_many',
  subject: flavorSubjects.item,
  documents: flavorRecords.in,
  rules: flavorListRules,
  ...seenByAll,
  remove: deleteFlavor,
});

async function createFlavor(tx: Tx, _: Actor, body: FlavorBody) {
  injectFault(body.name.trim(), 'create');
  const facts = await planNewFlavor(tx, body);
  return flavorViews.one(tx, await flavorRecords.insert(tx, { ...newCloudRecord(tx), ...facts }));
}

async function deleteFlavor(tx: Tx, actor: Actor, id: string): Promise<void> {
  const { name } = await flavorRecords.find(tx, actor, id);
  injectFault(name, 'delete');
  await flavorRecords.in(tx).remove(id);
}

function createEmbeddedFlavors(store: Store): FlavorEngine {
  const write = transacting(store);
  return {
    ...readOf(store, {
      records: flavorRecords,
      views: flavorViews,
      rules: flavorListRules,
      visible: seenByAll.visible,
    }),
    create: write(createFlavor),
    remove: write(deleteFlavor),
    removeMany: (scope, selection) => deleteMany.start(store, scope, selection),
  };
}

export const embeddedFlavors: EmbeddedResource<FlavorEngine> = {
  open: ({ store }) => createEmbeddedFlavors(store),
  views: [flavorViews],
  lists: [describeList(kind, flavorListRules)],
  audited: [{ kind, subject: flavorSubjects.item }],
  tasks: [deleteMany.task],
  search: defineSearch<FlavorRecord>({
    type: kind,
    subject: flavorSubjects.list,
    where: seenByAll.visible,
    show: (_, { vcpus, ram }) => ({ detail: `${vcpus} × ${ram} MiB`, project_id: null }),
  }),
};
