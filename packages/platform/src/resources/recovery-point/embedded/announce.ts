import { type Operation, type RecoveryPoint, recoveryPointEvent, recoveryPointSubjects } from '@skydeck/contract';
import type { Viewer } from '../../../engines/embedded/viewer.ts';
import type { Tx } from '../../../store/store.ts';
import { type PointRecord, pointsIn } from './records.ts';
import { pointViews } from './views.ts';

export type Asker = Pick<Viewer, 'requestId'>;

/** Nobody asked: the clock did. */
export const byItself: Asker = { requestId: null };

export async function announcePoint(
  tx: Tx,
  operation: Operation,
  record: PointRecord,
  { requestId }: Asker,
): Promise<RecoveryPoint> {
  const [object] = await pointViews(tx, [record]);
  if (!object) throw new TypeError('One record has one view');
  tx.emit({
    type: recoveryPointEvent.name,
    operation,
    object,
    projectId: record.project_id,
    subject: recoveryPointSubjects.item,
    requestId,
  });
  return object;
}

/** What it builds on has one dependent more, or less; so has what that builds on. */
export async function announceBase(tx: Tx, point: PointRecord, asker: Asker): Promise<void> {
  const parent = point.parent_id === null ? null : await pointsIn(tx).get(point.parent_id);
  if (!parent) return;
  await announcePoint(tx, 'updated', parent, asker);
  await announceBase(tx, parent, asker);
}
