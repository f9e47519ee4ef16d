import { nextRun } from '@skydeck/contract';
import { scheduleJob } from '../../tasks/scheduler.ts';
import type { Tx } from '../../store/store.ts';
import type { PlanRecord } from './records.ts';

/** The job that begins a plan's run by its schedule. */
export const PLAN_JOB = 'backup_plan';

/** Schedules its next run, and returns what `next_run_at` is to be: null for one that has nothing to do or must not do it. */
export async function setNextRun(
  tx: Tx,
  plan: Pick<PlanRecord, 'id' | 'disabled' | 'schedule'>,
  volumesCount: number,
): Promise<string | null> {
  const { disabled, schedule } = plan;
  const next = disabled || volumesCount === 0 || schedule === null ? null : nextRun(schedule, tx.now);
  await scheduleJob(tx, PLAN_JOB, plan.id, next);
  return next?.toISOString() ?? null;
}
