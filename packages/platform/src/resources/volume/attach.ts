import { problem, whyNotAttachTo } from '@skydeck/contract';
import { conflict, invalid, notFound } from '../../http/refusal.ts';
import type { Tx } from '../../store/store.ts';
import type { Actor } from '../kit/access.ts';
import { type ServerRecord, serverRecords } from '../server/records.ts';
import { refuseVolume } from './facts.ts';
import { type VolumeRecord, volumeRecords } from './records.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The next name that the server's disks leave: `/dev/vdb`. */
export const nextDevice = (taken: readonly string[]): string => {
  const names = [...LETTERS, ...[...LETTERS].flatMap((one) => [...LETTERS].map((two) => one + two))];
  const free = names.map((name) => `/dev/vd${name}`).find((device) => !taken.includes(device));
  if (free === undefined) throw conflict('not_allowed_now', 'The server has no room for another volume');
  return free;
};

interface Attaching {
  readonly server: ServerRecord;
  readonly volume: VolumeRecord;
  readonly device: string;
}

/** Throws 400 for a volume of another project, 409 `not_allowed_now` {why} for either. */
// spec: volume.attach
export async function planAttach(tx: Tx, actor: Actor, serverId: string, volumeId: string): Promise<Attaching> {
  const server = await serverRecords.find(tx, actor, serverId);
  const volume = await volumeRecords.in(tx).get(volumeId.toLowerCase());
  if (volume?.project_id !== server.project_id)
    throw invalid({ volume_id: problem('volume_unknown', 'There is no such volume') });
  await refuseVolume(tx, volume, 'attach');
  const why = whyNotAttachTo(server);
  if (why)
    throw conflict('not_allowed_now', `'${server.name}': ${why.replaceAll('_', ' ')}`, { name: server.name, why });
  const attached = await volumesOf(tx, server.id);
  return { server, volume, device: nextDevice(attached.map(({ device }) => device)) };
}

/** The volumes of a server, with the names that they have there. */
export async function volumesOf(tx: Tx, serverId: string): Promise<{ readonly id: string; readonly device: string }[]> {
  const volumes = await volumeRecords.in(tx).all([{ field: 'attachments[].server_id', equals: serverId }]);
  return volumes
    .flatMap(({ id, attachments }) =>
      attachments.flatMap(({ server_id, device }) => (server_id === serverId ? { id, device } : [])),
    )
    .toSorted((one, other) => one.device.localeCompare(other.device));
}

/** Throws 404 for a volume that the server does not have, 409 `not_allowed_now` {why}. */
// spec: volume.detach
export async function planDetach(
  tx: Tx,
  actor: Actor,
  { serverId, id, force }: { readonly serverId: string; readonly id: string; readonly force: boolean },
): Promise<VolumeRecord> {
  const server = await serverRecords.find(tx, actor, serverId);
  const volume = await volumeRecords.find(tx, actor, id);
  if (!volume.attachments.some(({ server_id }) => server_id === server.id)) throw notFound('volume');
  await refuseVolume(tx, volume, force ? 'force_detach' : 'detach');
  return volume;
}
