import { type StoragePolicyBody, storagePolicySubjects } from '@skydeck/contract';
import { createBulkDelete } from '../../../engines/embedded/bulk-delete.ts';
import { readOf, transacting } from '../../../engines/embedded/crud-of.ts';
import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import { injectFault } from '../../../engines/embedded/fault-injection.ts';
import { describeList } from '../../../http/list-query.ts';
import type { Store, Tx } from '../../../store/store.ts';
import type { Actor } from '../../kit/access.ts';
import { newCloudRecord, seenByAll } from '../../kit/cloud-records.ts';
import { refuseWhileNeeded } from '../../kit/dependents.ts';
import { storagePolicyDependents } from '../dependents.ts';
import { planPolicy } from '../plan.ts';
import { type StoragePolicyEngine, storagePolicyListRules } from '../port.ts';
import { storagePolicyRecords } from '../records.ts';
import { storagePolicyViews } from '../views.ts';

const { kind } = storagePolicyRecords;

const deleteMany = createBulkDelete({
  task: 'compute.storage_policies.delete_many',
  subject: storagePolicySubjects.item,
  documents: storagePolicyRecords.in,
  rules: storagePolicyListRules,
  ...seenByAll,
  remove: deletePolicy,
});

async function createPolicy(tx: Tx, _: Actor, body: StoragePolicyBody) {
  injectFault(body.name.trim(), 'create');
  const facts = await planPolicy(tx, body);
  return storagePolicyViews.one(tx, await storagePolicyRecords.insert(tx, { ...newCloudRecord(tx), ...facts }));
}

async function updatePolicy(tx: Tx, actor: Actor, id: string, body: StoragePolicyBody, revision: number | null) {
  const before = await storagePolicyRecords.findCurrent(tx, actor, id, revision);
  injectFault(body.name.trim(), 'update');
  const facts = await planPolicy(tx, body, before);
  return storagePolicyViews.one(tx, await storagePolicyRecords.revise(tx, before, facts));
}

async function deletePolicy(tx: Tx, actor: Actor, id: string): Promise<void> {
  const policy = await storagePolicyRecords.find(tx, actor, id);
  injectFault(policy.name, 'delete');
  await refuseWhileNeeded(tx, policy, storagePolicyDependents);
  await storagePolicyRecords.in(tx).remove(id);
}

function createEmbeddedStoragePolicies(store: Store): StoragePolicyEngine {
  const write = transacting(store);
  const readable = { records: storagePolicyRecords, views: storagePolicyViews, rules: storagePolicyListRules };
  return {
    ...readOf(store, { ...readable, visible: seenByAll.visible }),
    create: write(createPolicy),
    update: write(updatePolicy),
    remove: write(deletePolicy),
    removeMany: (scope, selection) => deleteMany.start(store, scope, selection),
  };
}

export const embeddedStoragePolicies: EmbeddedResource<StoragePolicyEngine> = {
  open: ({ store }) => createEmbeddedStoragePolicies(store),
  views: [storagePolicyViews],
  lists: [describeList(kind, storagePolicyListRules)],
  audited: [{ kind, subject: storagePolicySubjects.item }],
  tasks: [deleteMany.task],
};
