import { type VolumeAction, type VolumeFacts, type VolumeReason, whyNotVolume } from '@skydeck/contract';
import { conflict, pluralize } from '../../http/refusal.ts';
import type { Tx } from '../../store/store.ts';
import { allOf } from '../kit/find-records.ts';
import { type ServerRecord, serverRecords } from '../server/records.ts';
import { snapshotRecords } from '../volume-snapshot/records.ts';
import type { VolumeRecord } from './records.ts';

/** A volume's servers, as its rules and its view know them. */
export const attachmentsOf = (
  { id, attachments }: Pick<VolumeRecord, 'id' | 'attachments'>,
  servers: ReadonlyMap<string, ServerRecord>,
) =>
  attachments.map(({ server_id, device }) => {
    const server = servers.get(server_id);
    return {
      server_id,
      server_name: server?.name ?? '',
      server_status: server?.status ?? 'UNKNOWN',
      server_task_state: server?.task_state ?? null,
      device,
      is_boot: server?.volumes[0]?.id === id,
    };
  });

export async function serversOf(
  tx: Tx,
  volumes: readonly Pick<VolumeRecord, 'attachments'>[],
): Promise<ReadonlyMap<string, ServerRecord>> {
  const ids = volumes.flatMap(({ attachments }) => attachments.map(({ server_id }) => server_id));
  return new Map((await allOf(serverRecords.in(tx), 'id', ids)).map((server) => [server.id, server]));
}

/** What the contract's rules read of a volume. */
export async function factsOf(tx: Tx, volume: VolumeRecord): Promise<VolumeFacts> {
  return {
    status: volume.status,
    volume_type: volume.volume_type,
    size: volume.size,
    backup_plans: volume.backup_plans,
    attachments: attachmentsOf(volume, await serversOf(tx, [volume])),
    snapshots_count: await snapshotRecords.in(tx).count([{ field: 'volume_id', equals: volume.id }]),
  };
}

/** Throws 409 while the rules of the contract are against it: `in_use` {by: 'snapshots'}, else `not_allowed_now` {why}. */
// spec: volume.actions
export async function refuseVolume(tx: Tx, volume: VolumeRecord, action: VolumeAction): Promise<void> {
  const facts = await factsOf(tx, volume);
  const why = whyNotVolume(action, facts);
  if (why) throw refusalOf(volume, why, facts.snapshots_count);
}

function refusalOf({ name }: VolumeRecord, why: VolumeReason, count: number) {
  if (why === 'snapshots')
    return conflict('in_use', `'${name}' has ${pluralize(count, 'snapshot')}`, { name, count, by: 'snapshots' });
  return conflict('not_allowed_now', `'${name}': ${why.replaceAll('_', ' ')}`, { name, why });
}
