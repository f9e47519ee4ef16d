import {
  type BackupPlan,
  backupPlanEvent,
  backupPlanSubjects,
  backupRunEvent,
  type Operation,
} from '@skydeck/contract';
import { allOf } from '../../../engines/embedded/records.ts';
import type { Actor } from '../../../engines/embedded/access.ts';
import type { Tx } from '../../../store/store.ts';
import { type PlanRecord, plansIn, type RunRecord } from './records.ts';
import { planViews, runView } from './views.ts';

type RequestRef = Pick<Actor, 'requestId'>;

export async function emitPlanEvent(
  tx: Tx,
  operation: Operation,
  record: PlanRecord,
  { requestId }: RequestRef,
): Promise<BackupPlan> {
  const [object] = await planViews(tx, [record]);
  if (!object) throw new TypeError('One record has one view');
  const { project_id: projectId } = record;
  tx.emit({ type: backupPlanEvent.name, operation, object, projectId, subject: backupPlanSubjects.item, requestId });
  return object;
}

/** Counts that a plan shows have changed. */
export async function emitPlanEvents(tx: Tx, ids: readonly string[], request: RequestRef): Promise<void> {
  for (const plan of await allOf(plansIn(tx), 'id', ids)) await emitPlanEvent(tx, 'updated', plan, request);
}

export function emitRunEvent(tx: Tx, operation: Operation, record: RunRecord, { requestId }: RequestRef): void {
  tx.emit({
    type: backupRunEvent.name,
    operation,
    object: runView(record),
    projectId: record.project_id,
    subject: backupPlanSubjects.item,
    requestId,
  });
}
