import { isPlanBusy } from '@skydeck/contract';
import type { Bell } from '../../../engines/embedded/alarms.ts';
import type { Tx } from '../../../store/store.ts';
import { byItself } from '../../recovery-point/embedded/announce.ts';
import { pointsIn } from '../../recovery-point/embedded/records.ts';
import { dropPoint } from '../../recovery-point/embedded/remove.ts';
import { announcePlan } from './announce.ts';
import { movePlan, plansIn, type RunRecord, runsIn, volumesOf } from './records.ts';
import { askForRun, beginRun, endRun, RUN_BELL } from './run.ts';
import { PLAN_BELL, setNextRun } from './schedule.ts';

/** A plan is due. Of what was missed while nobody was there, one run is made up for. */
const planBell: Bell = {
  name: PLAN_BELL,
  async ring(tx, { objectId, due, isMissed }) {
    const plan = await plansIn(tx).get(objectId);
    if (!plan || plan.disabled) return;
    const volumes = await volumesOf(tx, plan.id);
    // One that still goes on makes the points of this time, too.
    const isWanted = volumes.length > 0 && !isPlanBusy(plan);
    const facts = { trigger: isMissed ? 'catch_up' : 'schedule', scheduledFor: due } as const;
    const asked = isWanted ? await askForRun(tx, plan, facts, byItself) : plan;
    const next_run_at = await setNextRun(tx, asked, volumes.length);
    await announcePlan(tx, 'updated', await movePlan(tx, asked, { next_run_at }), byItself);
  },
};

const runBell: Bell = {
  name: RUN_BELL,
  async ring(tx, { objectId, due }) {
    const run = await runsIn(tx).get(objectId);
    if (run?.status === 'pending') await beginRun(tx, run);
    if (run?.status === 'aborting') await abort(tx, run, due);
  },
};

/** What is made stays; what is half made is thrown away. */
async function abort(tx: Tx, run: RunRecord, due: Date): Promise<void> {
  for (const { point_id } of run.active) {
    const point = await pointsIn(tx).get(point_id);
    if (point) await dropPoint(tx, point, byItself);
  }
  await endRun(tx, run, 'aborted', due);
}

export const backupPlanBells = [planBell, runBell];
