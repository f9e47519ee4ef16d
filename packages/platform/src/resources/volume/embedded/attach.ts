import type { Volume } from '@skydeck/contract';
import { injectFault } from '../../../engines/embedded/fault-injection.ts';
import type { Tx } from '../../../store/store.ts';
import type { Actor } from '../../kit/access.ts';
import { serverRecords } from '../../server/records.ts';
import { planAttach, planDetach } from '../attach.ts';
import type { Attachment } from '../port.ts';
import { begin } from './change.ts';

export async function attachVolume(tx: Tx, actor: Actor, { serverId, id }: Attachment): Promise<Volume> {
  const { server, volume, device } = await planAttach(tx, actor, serverId, id);
  injectFault(volume.name, 'update');
  await serverRecords.replace(tx, server, {
    volumes: [...server.volumes, { id: volume.id, delete_on_termination: false }],
    updated_at: tx.now.toISOString(),
  });
  return begin(tx, volume, { status: 'attaching', attachments: [{ server_id: server.id, device }] });
}

/** The server has it until that has ended. */
export async function detachVolume(tx: Tx, actor: Actor, asked: Attachment & { readonly force: boolean }) {
  const volume = await planDetach(tx, actor, asked);
  injectFault(volume.name, 'update');
  await begin(tx, volume, { status: 'detaching' });
}
