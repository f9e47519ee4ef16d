import { type Operation, type Volume, volumeEvent, volumeSubjects } from '@skydeck/contract';
import { indexOf } from '../../../engines/embedded/records.ts';
import type { Actor } from '../../../engines/embedded/access.ts';
import type { Tx } from '../../../store/store.ts';
import { type VolumeRecord, volumesIn } from './records.ts';
import { volumeViews } from './views.ts';

type RequestRef = Pick<Actor, 'requestId'>;

export async function emitVolumeEvent(
  tx: Tx,
  operation: Operation,
  record: VolumeRecord,
  { requestId }: RequestRef,
): Promise<Volume> {
  const [object] = await volumeViews(tx, [record]);
  if (!object) throw new TypeError('One record has one view');
  tx.emit({
    type: volumeEvent.name,
    operation,
    object,
    projectId: record.project_id,
    subject: volumeSubjects.item,
    requestId,
  });
  return object;
}

/** A new volume that nothing has yet: what a recovery point was restored to. */
export async function insertVolume(tx: Tx, record: VolumeRecord, request: RequestRef): Promise<Volume> {
  await volumesIn(tx).insert(record, indexOf(record));
  return emitVolumeEvent(tx, 'created', record, request);
}

/** Writes the changes and tells of them. */
export async function changeVolume(
  tx: Tx,
  record: VolumeRecord,
  changes: Partial<VolumeRecord>,
  request: RequestRef,
): Promise<Volume> {
  const changed = { ...record, ...changes, updated_at: tx.now.toISOString() };
  await volumesIn(tx).replace(changed, indexOf(changed));
  return emitVolumeEvent(tx, 'updated', changed, request);
}
