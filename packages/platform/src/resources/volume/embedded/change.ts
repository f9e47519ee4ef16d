import type { Image, Volume, VolumeBody, VolumeClone, VolumeToImage, VolumeUpdate } from '@skydeck/contract';
import { injectFault } from '../../../engines/embedded/fault-injection.ts';
import type { Tx } from '../../../store/store.ts';
import type { Actor } from '../../kit/access.ts';
import { beginImageOf } from '../../image/embedded/index.ts';
import type { ImageEditor } from '../../image/records.ts';
import { newRecord, newRecordOf } from '../../kit/owner.ts';
import { refuseVolume } from '../facts.ts';
import { planClone, planExtend, planNewVolume, planVolumeUpdate } from '../plan.ts';
import { type VolumeRecord, volumeRecords } from '../records.ts';
import { volumeViews } from '../views.ts';
import { cancelEnd, dropOffers, scheduleEnd, settledStatus } from './transitions.ts';

export async function createVolume(tx: Tx, actor: Actor, body: VolumeBody): Promise<Volume> {
  const fresh = await newRecord(tx, actor);
  injectFault(body.name.trim(), 'create');
  const facts = await planNewVolume(tx, actor, body);
  return insertVolume(tx, { ...fresh, ...facts, status: 'creating' });
}

async function insertVolume(tx: Tx, record: VolumeRecord): Promise<Volume> {
  const volume = await volumeRecords.insert(tx, record);
  await scheduleEnd(tx, volume);
  return volumeViews.one(tx, volume);
}

/** Somebody's decision that begins something: the volume as it is from now on. */
export async function begin(tx: Tx, volume: VolumeRecord, changes: Partial<VolumeRecord>): Promise<Volume> {
  const changed = await volumeRecords.revise(tx, volume, changes);
  await scheduleEnd(tx, changed);
  return volumeViews.one(tx, changed);
}

export async function updateVolume(
  tx: Tx,
  actor: Actor,
  id: string,
  body: VolumeUpdate,
  revision: number | null,
): Promise<Volume> {
  const volume = await volumeRecords.findCurrent(tx, actor, id, revision);
  injectFault((body.name ?? volume.name).trim(), 'update');
  const changes = await planVolumeUpdate(tx, volume, body);
  if (changes.status !== undefined) return begin(tx, volume, changes);
  return volumeViews.one(tx, await volumeRecords.revise(tx, volume, changes));
}

export async function extendVolume(tx: Tx, actor: Actor, id: string, size: number): Promise<Volume> {
  const volume = await volumeRecords.find(tx, actor, id);
  injectFault(volume.name, 'update');
  return begin(tx, volume, await planExtend(tx, volume, size));
}

export async function cloneVolume(tx: Tx, actor: Actor, id: string, body: VolumeClone): Promise<Volume> {
  const volume = await volumeRecords.find(tx, actor, id);
  injectFault(body.name.trim(), 'create');
  const facts = await planClone(tx, volume, body);
  return insertVolume(tx, { ...newRecordOf(volume, tx), ...facts, status: 'creating' });
}

// spec: volume.to-image
export async function uploadVolume(
  tx: Tx,
  editor: ImageEditor,
  id: string,
  { force, ...body }: VolumeToImage,
): Promise<Image> {
  const volume = await volumeRecords.find(tx, editor, id);
  injectFault(volume.name, 'update');
  await refuseVolume(tx, volume, force ? 'force_upload_to_image' : 'upload_to_image');
  const image = await beginImageOf(tx, editor, volume, body);
  await begin(tx, volume, { status: 'uploading' });
  return image;
}

// spec: volume.reset
export async function resetVolume(tx: Tx, actor: Actor, id: string): Promise<Volume> {
  const volume = await volumeRecords.find(tx, actor, id);
  await refuseVolume(tx, volume, 'reset_state');
  await cancelEnd(tx, volume);
  await dropOffers(tx, volume);
  return volumeViews.one(tx, await volumeRecords.revise(tx, volume, { status: settledStatus(volume) }));
}

// spec: volume.delete
export async function deleteVolume(tx: Tx, actor: Actor, id: string): Promise<void> {
  const volume = await volumeRecords.find(tx, actor, id);
  injectFault(volume.name, 'delete');
  await refuseVolume(tx, volume, 'remove');
  await begin(tx, volume, { status: 'deleting' });
}
