import { isPlanBusy } from '@skydeck/contract';
import type { JobHandler } from '../../../tasks/scheduler.ts';
import type { Tx } from '../../../store/store.ts';
import { pointRecords } from '../../recovery-point/embedded/records.ts';
import { createPointJobHandler, dropPoint } from '../../recovery-point/embedded/index.ts';
import { planRecords, type RunRecord, runRecords, volumesOf } from './records.ts';
import { advanceRun, beginRun, endRun, requestRun, RUN_JOB } from './run.ts';
import { PLAN_JOB, setNextRun } from './schedule.ts';

/** A plan is due. Of what was missed while nobody was there, one run is made up for. */
const planJobHandler: JobHandler = {
  name: PLAN_JOB,
  async run(tx, { objectId, due, isMissed }) {
    const plan = await planRecords.in(tx).get(objectId);
    if (!plan || plan.disabled) return;
    const volumes = await volumesOf(tx, plan.id);
    // One that still goes on makes the points of this time, too.
    const isWanted = volumes.length > 0 && !isPlanBusy(plan);
    const facts = { trigger: isMissed ? 'catch_up' : 'schedule', scheduledFor: due } as const;
    const asked = isWanted ? await requestRun(tx, plan, facts) : plan;
    const next_run_at = await setNextRun(tx, asked, volumes.length);
    await planRecords.replace(tx, asked, { next_run_at });
  },
};

const runJobHandler: JobHandler = {
  name: RUN_JOB,
  async run(tx, { objectId, due }) {
    const run = await runRecords.in(tx).get(objectId);
    if (run?.status === 'pending') await beginRun(tx, run);
    if (run?.status === 'aborting') await abort(tx, run, due);
  },
};

/** What is made stays; what is half made is thrown away. */
async function abort(tx: Tx, run: RunRecord, due: Date): Promise<void> {
  for (const { point_id } of run.active) {
    const point = await pointRecords.in(tx).get(point_id);
    if (point) await dropPoint(tx, point);
  }
  await endRun(tx, run, 'aborted', due);
}

/** Those of recovery points among them: a run goes on when one of its points has come further. */
export const backupPlanJobHandlers = [planJobHandler, runJobHandler, createPointJobHandler(advanceRun)];
