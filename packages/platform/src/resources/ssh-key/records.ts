import { isUuid, type SshKey } from '@skydeck/contract';
import type { Tx } from '../../store/store.ts';
import type { Actor } from '../kit/access.ts';
import { revisedCollection, type RevisedRecord } from '../kit/owned-collection.ts';

export interface SshKeyRecord
  extends RevisedRecord, Readonly<Pick<SshKey, 'public_key' | 'type' | 'bits' | 'fingerprint' | 'fingerprint_sha256'>> {
  readonly description: string;
}

const byId = revisedCollection<SshKeyRecord>('ssh_key');

/** The key of this name in a project; null where there is none. */
export const keyNamed = async (tx: Tx, projectId: string, name: string): Promise<SshKeyRecord | null> => {
  const [found = null] = await byId.in(tx).all([
    { field: 'project_id', equals: projectId },
    { field: 'name', equals: name },
  ]);
  return found;
};

/** They are found by id and, in a project, by name. */
// spec: ssh-key.address
export const sshKeyRecords: typeof byId = {
  ...byId,
  async find(tx: Tx, actor: Actor, idOrName: string) {
    if (actor.projectId === null || isUuid(idOrName)) return byId.find(tx, actor, idOrName);
    return (await keyNamed(tx, actor.projectId, idOrName)) ?? byId.find(tx, actor, idOrName);
  },
};
