import type {
  Image,
  SnapshotToImage,
  Volume,
  VolumeSnapshot,
  VolumeSnapshotBody,
  VolumeSnapshotUpdate,
} from '@skydeck/contract';
import { injectFault } from '../../../engines/embedded/fault-injection.ts';
import type { Tx } from '../../../store/store.ts';
import { type Actor, requireProject } from '../../kit/access.ts';
import { beginImageOf } from '../../image/embedded/index.ts';
import type { ImageEditor } from '../../image/records.ts';
import { beginVolume } from '../../volume/embedded/index.ts';
import { planNewSnapshot, planRevert, planSnapshotUpdate, refuseSnapshot } from '../plan.ts';
import { type SnapshotRecord, snapshotRecords } from '../records.ts';
import { snapshotViews } from '../views.ts';
import { cancelEnd, scheduleEnd } from './transitions.ts';

export async function createSnapshot(tx: Tx, actor: Actor, body: VolumeSnapshotBody): Promise<VolumeSnapshot> {
  const projectId = requireProject(actor);
  injectFault(body.name.trim(), 'create');
  const snapshot = await snapshotRecords.insert(tx, await planNewSnapshot(tx, projectId, body));
  await scheduleEnd(tx, snapshot);
  return snapshotViews.one(tx, snapshot);
}

export async function updateSnapshot(
  tx: Tx,
  actor: Actor,
  id: string,
  body: VolumeSnapshotUpdate,
  revision: number | null,
): Promise<VolumeSnapshot> {
  const snapshot = await snapshotRecords.findCurrent(tx, actor, id, revision);
  injectFault((body.name ?? snapshot.name).trim(), 'update');
  return snapshotViews.one(tx, await snapshotRecords.revise(tx, snapshot, planSnapshotUpdate(snapshot, body)));
}

export async function deleteSnapshot(tx: Tx, actor: Actor, id: string): Promise<void> {
  const snapshot = await snapshotRecords.find(tx, actor, id);
  injectFault(snapshot.name, 'delete');
  refuseSnapshot(snapshot, 'remove');
  await begin(tx, snapshot, 'deleting');
}

async function begin(tx: Tx, snapshot: SnapshotRecord, status: string): Promise<void> {
  await scheduleEnd(tx, await snapshotRecords.revise(tx, snapshot, { status }));
}

// spec: snapshot.revert
export async function revertTo(tx: Tx, actor: Actor, id: string): Promise<Volume> {
  const snapshot = await snapshotRecords.find(tx, actor, id);
  injectFault(snapshot.name, 'update');
  const { volume, newer } = await planRevert(tx, snapshot);
  for (const one of newer) await begin(tx, one, 'deleting');
  await begin(tx, snapshot, 'restoring');
  return beginVolume(tx, volume, { status: 'reverting' });
}

// spec: snapshot.to-image
export async function imageOfSnapshot(tx: Tx, editor: ImageEditor, id: string, body: SnapshotToImage): Promise<Image> {
  const snapshot = await snapshotRecords.find(tx, editor, id);
  injectFault(snapshot.name, 'update');
  refuseSnapshot(snapshot, 'create_image');
  return beginImageOf(tx, editor, snapshot, body);
}

export async function resetSnapshot(tx: Tx, actor: Actor, id: string): Promise<VolumeSnapshot> {
  const snapshot = await snapshotRecords.find(tx, actor, id);
  refuseSnapshot(snapshot, 'reset_state');
  await cancelEnd(tx, snapshot);
  return snapshotViews.one(tx, await snapshotRecords.revise(tx, snapshot, { status: 'available' }));
}
