import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { problem, type VolumeTransferBody } from '@skydeck/contract';
import { conflict, invalid, notFound } from '../../http/refusal.ts';
import type { Tx } from '../../store/store.ts';
import { type Actor, owns } from '../kit/access.ts';
import { ownerOf } from '../kit/owner.ts';
import { refuseOverQuota, refuseOverVolumes } from '../quota/index.ts';
import { type SnapshotRecord, snapshotRecords } from '../volume-snapshot/records.ts';
import { refuseVolume } from './facts.ts';
import { type TransferRecord, transferRecords, type VolumeRecord, volumeRecords } from './records.ts';

const KEY_BYTES = 16;
const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

/** An offer of a volume, and its key, which is kept nowhere. Throws 409 `not_allowed_now` {why}. */
// spec: volume.transfer
export async function planTransfer(
  tx: Tx,
  volume: VolumeRecord,
  { name }: VolumeTransferBody,
): Promise<{ readonly transfer: TransferRecord; readonly key: string }> {
  await refuseVolume(tx, volume, 'transfer');
  const key = randomBytes(KEY_BYTES).toString('hex');
  const { project_id, domain_id } = volume;
  return {
    key,
    transfer: {
      id: tx.newId(),
      name: name?.trim() || volume.name,
      project_id,
      domain_id,
      created_at: tx.now.toISOString(),
      volume_id: volume.id,
      key_hash: hashOf(key),
    },
  };
}

/** What moves, and whose it will be. */
interface Acceptance {
  readonly transfer: TransferRecord;
  readonly volume: VolumeRecord;
  readonly snapshots: readonly SnapshotRecord[];
  readonly owner: { readonly project_id: string; readonly domain_id: string };
}

/** Whoever has the key takes it. Throws 404, 400 for another key, 409 `quota_exceeded` of the actor's project. */
export async function planAcceptance(tx: Tx, actor: Actor, id: string, key: string): Promise<Acceptance> {
  const owner = await ownerOf(tx, actor);
  const transfer = await transferRecords.in(tx).get(id);
  const volume = transfer && (await volumeRecords.in(tx).get(transfer.volume_id));
  if (!transfer || !volume) throw notFound('volume_transfer');
  if (!timingSafeEqual(Buffer.from(hashOf(key.trim())), Buffer.from(transfer.key_hash)))
    throw invalid({ auth_key: problem('wrong_key', 'This is not the key of the transfer') });
  if (volume.project_id === owner.project_id)
    throw conflict('not_allowed_now', 'It is in this project already', { name: volume.name, why: 'own_project' });
  const snapshots = await snapshotRecords.in(tx).all([{ field: 'volume_id', equals: volume.id }]);
  await refuseOverVolumes(tx, owner.project_id, {
    volumes: 1,
    gigabytes: volume.size,
    policy: volume.storage_policy_name,
  });
  if (snapshots.length > 0) await refuseOverQuota(tx, owner.project_id, 'snapshots', snapshots.length);
  return { transfer, volume, snapshots, owner };
}

/** The offer of an own volume. Throws 404. */
export async function findOffer(tx: Tx, actor: Actor, id: string) {
  const transfer = await transferRecords.find(tx, actor, id);
  const volume = await volumeRecords.in(tx).get(transfer.volume_id);
  if (!volume || !owns(actor, volume)) throw notFound('volume_transfer');
  await refuseVolume(tx, volume, 'cancel_transfer');
  return { transfer, volume };
}
