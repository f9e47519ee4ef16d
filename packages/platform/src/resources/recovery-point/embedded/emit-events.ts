import { type Operation, type RecoveryPoint, recoveryPointEvent, recoveryPointSubjects } from '@skydeck/contract';
import type { Actor } from '../../../engines/embedded/access.ts';
import type { Tx } from '../../../store/store.ts';
import { type PointRecord, pointsIn } from './records.ts';
import { pointViews } from './views.ts';

export type RequestRef = Pick<Actor, 'requestId'>;

/** Nobody asked: the clock did. */
export const noRequest: RequestRef = { requestId: null };

export async function emitPointEvent(
  tx: Tx,
  operation: Operation,
  record: PointRecord,
  { requestId }: RequestRef,
): Promise<RecoveryPoint> {
  const [object] = await pointViews(tx, [record]);
  if (!object) throw new TypeError('One record has one view');
  emit(tx, operation, object, requestId);
  return object;
}

function emit(tx: Tx, operation: Operation, object: RecoveryPoint, requestId: RequestRef['requestId']): void {
  const { project_id: projectId } = object;
  const { item: subject } = recoveryPointSubjects;
  tx.emit({ type: recoveryPointEvent.name, operation, object, projectId, subject, requestId });
}

/** Points show the name of their plan, as long as it is there. */
export async function emitPointEventsOf(tx: Tx, planId: string, { requestId }: RequestRef): Promise<void> {
  const points = await pointsIn(tx).all([{ field: 'backup_plan_id', equals: planId }]);
  for (const object of await pointViews(tx, points)) emit(tx, 'updated', object, requestId);
}

/** What it builds on has one dependent more, or less; so has what that builds on. */
export async function emitBaseEvents(tx: Tx, point: PointRecord, request: RequestRef): Promise<void> {
  const parent = point.parent_id === null ? null : await pointsIn(tx).get(point.parent_id);
  if (!parent) return;
  await emitPointEvent(tx, 'updated', parent, request);
  await emitBaseEvents(tx, parent, request);
}
