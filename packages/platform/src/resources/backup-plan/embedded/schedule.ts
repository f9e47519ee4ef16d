import { nextRun } from '@skydeck/contract';
import { setAlarm } from '../../../engines/embedded/alarms.ts';
import type { Tx } from '../../../store/store.ts';
import type { PlanRecord } from './records.ts';

/** The bell that begins a plan's run by its schedule. */
export const PLAN_BELL = 'backup_plan';

/** Sets its alarm, and answers what `next_run_at` is to be: null for one that has nothing to do or must not do it. */
export async function setNextRun(
  tx: Tx,
  plan: Pick<PlanRecord, 'id' | 'disabled' | 'schedule'>,
  volumesCount: number,
): Promise<string | null> {
  const next = plan.disabled || volumesCount === 0 ? null : nextRun(plan.schedule, tx.now);
  await setAlarm(tx, PLAN_BELL, plan.id, next);
  return next?.toISOString() ?? null;
}
