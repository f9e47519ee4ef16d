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
  tell(tx, operation, object, requestId);
  return object;
}

function tell(tx: Tx, operation: Operation, object: RecoveryPoint, requestId: Asker['requestId']): void {
  const { project_id: projectId } = object;
  const { item: subject } = recoveryPointSubjects;
  tx.emit({ type: recoveryPointEvent.name, operation, object, projectId, subject, requestId });
}

/** Points show the name of their plan, as long as it is there. */
export async function announcePointsOf(tx: Tx, planId: string, { requestId }: Asker): Promise<void> {
  const points = await pointsIn(tx).all([{ field: 'backup_plan_id', equals: planId }]);
  for (const object of await pointViews(tx, points)) tell(tx, 'updated', object, requestId);
}

/** What it builds on has one dependent more, or less; so has what that builds on. */
export async function announceBase(tx: Tx, point: PointRecord, asker: Asker): Promise<void> {
  const parent = point.parent_id === null ? null : await pointsIn(tx).get(point.parent_id);
  if (!parent) return;
  await announcePoint(tx, 'updated', parent, asker);
  await announceBase(tx, parent, asker);
}
