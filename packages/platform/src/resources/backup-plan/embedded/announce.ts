import {
  type BackupPlan,
  backupPlanEvent,
  backupPlanSubjects,
  backupRunEvent,
  type Operation,
} from '@skydeck/contract';
import { allOf } from '../../../engines/embedded/records.ts';
import type { Viewer } from '../../../engines/embedded/viewer.ts';
import type { Tx } from '../../../store/store.ts';
import { type PlanRecord, plansIn, type RunRecord } from './records.ts';
import { planViews, runView } from './views.ts';

type Asker = Pick<Viewer, 'requestId'>;

export async function announcePlan(
  tx: Tx,
  operation: Operation,
  record: PlanRecord,
  { requestId }: Asker,
): Promise<BackupPlan> {
  const [object] = await planViews(tx, [record]);
  if (!object) throw new TypeError('One record has one view');
  const { project_id: projectId } = record;
  tx.emit({ type: backupPlanEvent.name, operation, object, projectId, subject: backupPlanSubjects.item, requestId });
  return object;
}

/** Counts that a plan shows have changed. */
export async function announcePlans(tx: Tx, ids: readonly string[], asker: Asker): Promise<void> {
  for (const plan of await allOf(plansIn(tx), 'id', ids)) await announcePlan(tx, 'updated', plan, asker);
}

export function announceRun(tx: Tx, operation: Operation, record: RunRecord, { requestId }: Asker): void {
  tx.emit({
    type: backupRunEvent.name,
    operation,
    object: runView(record),
    projectId: record.project_id,
    subject: backupPlanSubjects.item,
    requestId,
  });
}
