import { isPlanBusy } from '@skydeck/contract';
import type { JobHandler } from '../../tasks/scheduler.ts';
import type { Tx } from '../../store/store.ts';
import type { BackupCloud } from './cloud.ts';
import { planRecords, type RunRecord, runRecords } from './records.ts';
import { beginRun, endRun, requestRun, RUN_JOB } from './run.ts';
import { PLAN_JOB, setNextRun } from './schedule.ts';

/** A plan is due. Of what was missed while nobody was there, one run is made up for. */
const createPlanJobHandler = (cloud: BackupCloud): JobHandler => ({
  name: PLAN_JOB,
  async run(tx, { objectId, due, isMissed }) {
    const plan = await planRecords.in(tx).get(objectId);
    if (!plan || plan.disabled) return;
    const volumes = await cloud.volumes.ofPlan(tx, plan.id);
    // One that still goes on makes the points of this time, too.
    const isWanted = volumes.length > 0 && !isPlanBusy(plan);
    const facts = { trigger: isMissed ? 'catch_up' : 'schedule', scheduledFor: due } as const;
    const asked = isWanted ? await requestRun(cloud, tx, plan, facts) : plan;
    const next_run_at = await setNextRun(tx, asked, volumes.length);
    await planRecords.replace(tx, asked, { next_run_at });
  },
});

const createRunJobHandler = (cloud: BackupCloud): JobHandler => ({
  name: RUN_JOB,
  async run(tx, { objectId, due }) {
    const run = await runRecords.in(tx).get(objectId);
    if (run?.status === 'pending') await beginRun(cloud, tx, run);
    if (run?.status === 'aborting') await abort(cloud, tx, run, due);
  },
});

/** What is made stays; what is half made is thrown away. */
async function abort(cloud: BackupCloud, tx: Tx, run: RunRecord, due: Date): Promise<void> {
  for (const { point_id } of run.active) await cloud.points.drop(tx, point_id);
  await endRun(tx, run, 'aborted', due);
}

export const createPlanJobHandlers = (cloud: BackupCloud): readonly JobHandler[] => [
  createPlanJobHandler(cloud),
  createRunJobHandler(cloud),
];
