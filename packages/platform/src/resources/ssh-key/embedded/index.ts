import { type SshKeyBody, sshKeySubjects } from '@skydeck/contract';
import { readOf, transacting } from '../../../engines/embedded/crud-of.ts';
import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import { ownedResource } from '../../../engines/embedded/owned-resource.ts';
import { injectFault } from '../../../engines/embedded/fault-injection.ts';
import type { Store, Tx } from '../../../store/store.ts';
import { type Actor, requireProject } from '../../kit/access.ts';
import { newRecord } from '../../kit/owner.ts';
import { ownedSearch } from '../../kit/search/owned-search.ts';
import { planNewKey } from '../plan.ts';
import { sshKeyListRules, type SshKeyEngine } from '../port.ts';
import { type SshKeyRecord, sshKeyRecords } from '../records.ts';
import { sshKeyViews } from '../views.ts';

const keys = ownedResource({
  tasks: 'compute.keys',
  subjects: sshKeySubjects,
  records: sshKeyRecords,
  views: sshKeyViews,
  rules: sshKeyListRules,
  remove: deleteKey,
  search: ownedSearch<SshKeyRecord>({
    kind: sshKeyRecords.kind,
    subject: sshKeySubjects.list,
    hit: ({ fingerprint_sha256: detail }) => ({ detail }),
  }),
});

async function createKey(tx: Tx, actor: Actor, body: SshKeyBody) {
  injectFault(body.name.trim(), 'create');
  const facts = await planNewKey(tx, requireProject(actor), body);
  return sshKeyViews.one(tx, await sshKeyRecords.insert(tx, { ...(await newRecord(tx, actor)), ...facts }));
}

async function deleteKey(tx: Tx, actor: Actor, idOrName: string): Promise<void> {
  const key = await sshKeyRecords.find(tx, actor, idOrName);
  injectFault(key.name, 'delete');
  await sshKeyRecords.in(tx).remove(key.id);
}

function createEmbeddedSshKeys(store: Store): SshKeyEngine {
  const write = transacting(store);
  return {
    ...readOf(store, { records: sshKeyRecords, views: sshKeyViews, rules: sshKeyListRules }),
    create: write(createKey),
    remove: write(deleteKey),
    removeMany: (scope, selection) => keys.deleteMany.start(store, scope, selection),
  };
}

export const embeddedSshKeys: EmbeddedResource<SshKeyEngine> = {
  open: ({ store }) => createEmbeddedSshKeys(store),
  ...keys.parts,
};
