import {
  problem,
  type SnapshotAction,
  type VolumeSnapshotBody,
  type VolumeSnapshotUpdate,
  whyNotRevert,
  whyNotSnapshot,
} from '@skydeck/contract';
import { conflict, invalid } from '../../http/refusal.ts';
import type { Tx } from '../../store/store.ts';
import { inOrderOfCreation } from '../kit/find-records.ts';
import { nameProblems, requireName } from '../kit/names.ts';
import { newRecordOf } from '../kit/owner.ts';
import { refuseOverQuota } from '../quota/index.ts';
import { factsOf, refuseVolume } from '../volume/index.ts';
import { type VolumeRecord, volumeRecords } from '../volume/records.ts';
import { type SnapshotRecord, snapshotRecords } from './records.ts';

// What a call makes of a snapshot, before any engine writes it.

/** Throws 400 for its name or its volume, 409 `not_allowed_now` {why} for the volume and `quota_exceeded`. */
// spec: snapshot.create
export async function planNewSnapshot(tx: Tx, projectId: string, body: VolumeSnapshotBody): Promise<SnapshotRecord> {
  const name = body.name.trim();
  const volume = await volumeRecords.in(tx).get(body.volume_id.toLowerCase());
  const problems = {
    ...nameProblems(name),
    ...(volume?.project_id !== projectId && { volume_id: problem('volume_unknown', 'There is no such volume') }),
  };
  if (!volume || Object.keys(problems).length > 0) throw invalid(problems);
  await refuseVolume(tx, volume, 'create_snapshot');
  await refuseOverQuota(tx, projectId, 'snapshots');
  const { size, storage_policy_name, bootable, volume_type, volume_image_metadata, traits } = volume;
  return {
    ...newRecordOf(volume, tx),
    name,
    description: body.description?.trim() ?? '',
    status: 'creating',
    volume_id: volume.id,
    size,
    storage_policy_name,
    bootable,
    volume_type,
    volume_image_metadata,
    traits,
  };
}

export function refuseSnapshot(snapshot: SnapshotRecord, action: SnapshotAction): void {
  const why = whyNotSnapshot(action, snapshot);
  if (why) throw conflict('not_allowed_now', `The snapshot is ${snapshot.status}`, { name: snapshot.name, why });
}

export function planSnapshotUpdate(snapshot: SnapshotRecord, { name, description }: VolumeSnapshotUpdate) {
  refuseSnapshot(snapshot, 'update');
  return {
    ...(name !== undefined && { name: requireName(name) }),
    ...(description !== undefined && { description: description.trim() }),
  };
}

interface Revert {
  readonly volume: VolumeRecord;
  /** Those that go. */
  readonly newer: readonly SnapshotRecord[];
}

/** Throws 409 `not_allowed_now` {why} for the snapshot or its volume. */
export async function planRevert(tx: Tx, snapshot: SnapshotRecord): Promise<Revert> {
  const volume = await volumeRecords.in(tx).get(snapshot.volume_id);
  if (!volume) throw conflict('not_allowed_now', 'The volume is gone', { name: snapshot.name, why: 'volume_gone' });
  const why = whyNotRevert(snapshot, { ...(await factsOf(tx, volume)), size: volume.size });
  if (why)
    throw conflict('not_allowed_now', `'${volume.name}': ${why.replaceAll('_', ' ')}`, { name: volume.name, why });
  const all = await snapshotRecords.in(tx).all([{ field: 'volume_id', equals: volume.id }]);
  return { volume, newer: newerThan(snapshot, all) };
}

/** The later links of a chain. */
// spec: snapshot.chain
export function newerThan(snapshot: SnapshotRecord, ofVolume: readonly SnapshotRecord[]): SnapshotRecord[] {
  const chain = inOrderOfCreation(ofVolume);
  return chain.slice(chain.findIndex(({ id }) => id === snapshot.id) + 1);
}
