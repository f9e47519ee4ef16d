import { randomUUID } from 'node:crypto';
import {
  type BackupPlan,
  type BackupPlanBody,
  type BackupPlanUpdate,
  checkSchedule,
  DEFAULT_ROTATION,
  type FieldProblems,
  problem,
  whyNotAbortPlan,
  whyNotDeletePlan,
  whyNotRunPlan,
} from '@skydeck/contract';
import { setAlarm } from '../../../engines/embedded/alarms.ts';
import { ownerOf } from '../../../engines/embedded/owner.ts';
import { refuseOverQuota } from '../../../engines/embedded/quota.ts';
import { indexOf } from '../../../engines/embedded/records.ts';
import { failIfNamedSo } from '../../../engines/embedded/sentinels.ts';
import type { Viewer } from '../../../engines/embedded/viewer.ts';
import { conflict, invalid, revisionConflict } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/store.ts';
import { announcePointsOf } from '../../recovery-point/embedded/announce.ts';
import { stepAfter } from '../../recovery-point/embedded/make.ts';
import { changeVolume } from '../../volume/embedded/announce.ts';
import type { VolumeRecord } from '../../volume/embedded/records.ts';
import { announcePlan, announceRun } from './announce.ts';
import {
  findPlan,
  keepRun,
  movePlan,
  type PlanRecord,
  plansIn,
  revisePlan,
  type RunRecord,
  runsIn,
  volumesOf,
} from './records.ts';
import { askForRun, RUN_BELL } from './run.ts';
import { PLAN_BELL, setNextRun } from './schedule.ts';
import { checkNewVolumes, connect } from './volumes.ts';

function problemsOf({ name, schedule }: Pick<PlanRecord, 'name' | 'schedule'>): FieldProblems {
  const wrongSchedule = checkSchedule(schedule);
  return {
    ...(name === '' && { name: problem('required', 'A name is required') }),
    ...(wrongSchedule && { schedule: wrongSchedule }),
  };
}

export async function createPlan(tx: Tx, viewer: Viewer, body: BackupPlanBody): Promise<BackupPlan> {
  const at = tx.now.toISOString();
  const plan: PlanRecord = {
    id: randomUUID(),
    name: body.name.trim(),
    description: body.description?.trim() ?? '',
    status: 'scheduled',
    disabled: body.disabled ?? false,
    schedule: body.schedule,
    rotation: body.properties?.recovery_points_rotation ?? DEFAULT_ROTATION,
    next_run_at: null,
    last_run_id: null,
    started_at: null,
    ended_at: null,
    ...(await ownerOf(tx, viewer)),
    revision_number: 0,
    created_at: at,
    updated_at: at,
  };
  failIfNamedSo(plan.name, 'create');
  const { volumes, problems } = await checkNewVolumes(tx, plan, body.volumes ?? [], 'volumes');
  Object.assign(problems, problemsOf(plan));
  if (Object.keys(problems).length > 0) throw invalid(problems);
  await refuseOverQuota(tx, plan.project_id, 'backup_plans');
  const next_run_at = await setNextRun(tx, plan, volumes.length);
  const whole = { ...plan, next_run_at };
  await plansIn(tx).insert(whole, indexOf(whole));
  await connect(tx, plan.id, volumes, viewer);
  return announcePlan(tx, 'created', whole, viewer);
}

export async function updatePlan(
  tx: Tx,
  viewer: Viewer,
  id: string,
  body: BackupPlanUpdate,
  revision: number | null,
): Promise<BackupPlan> {
  const plan = await findPlan(tx, viewer, id);
  if (revision !== null && revision !== plan.revision_number) throw revisionConflict();
  const wanted = {
    name: (body.name ?? plan.name).trim(),
    description: (body.description ?? plan.description).trim(),
    schedule: body.schedule ?? plan.schedule,
    rotation: body.properties?.recovery_points_rotation ?? plan.rotation,
    disabled: body.disabled ?? plan.disabled,
  };
  failIfNamedSo(wanted.name, 'update');
  const problems = problemsOf(wanted);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const volumes = await volumesOf(tx, id);
  const next_run_at = await setNextRun(tx, { id, ...wanted }, volumes.length);
  const changed = await revisePlan(tx, plan, { ...wanted, next_run_at });
  if (changed.name !== plan.name) await announceName(tx, changed, volumes, viewer);
  return announcePlan(tx, 'updated', changed, viewer);
}

/** Volumes and recovery points show the names of their plans. */
async function announceName(tx: Tx, { id }: PlanRecord, volumes: readonly VolumeRecord[], viewer: Viewer) {
  for (const volume of volumes) await changeVolume(tx, volume, {}, viewer);
  await announcePointsOf(tx, id, viewer);
}

/** Its recovery points stay: what was kept is not lost with the rule that kept it. */
export async function deletePlan(tx: Tx, viewer: Viewer, id: string): Promise<void> {
  const plan = await findPlan(tx, viewer, id);
  failIfNamedSo(plan.name, 'delete');
  const why = whyNotDeletePlan(plan);
  if (why) throw conflict('not_allowed_now', `'${plan.name}' is running`, { name: plan.name, why });
  await announcePlan(tx, 'deleted', plan, viewer);
  await setAlarm(tx, PLAN_BELL, id, null);
  await plansIn(tx).remove(id);
  for (const run of await runsIn(tx).all([{ field: 'plan_id', equals: id }])) {
    await runsIn(tx).remove(run.id);
    announceRun(tx, 'deleted', run, viewer);
  }
  for (const volume of await volumesOf(tx, id)) {
    const backup_plans = volume.backup_plans.filter((one) => one.id !== id);
    await changeVolume(tx, volume, { backup_plans }, viewer);
  }
  await announcePointsOf(tx, id, viewer);
}

export async function runPlan(tx: Tx, viewer: Viewer, id: string): Promise<BackupPlan> {
  const plan = await findPlan(tx, viewer, id);
  failIfNamedSo(plan.name, 'update');
  const why = whyNotRunPlan({ ...plan, volumes: await volumesOf(tx, id) });
  if (why) throw conflict('not_allowed_now', `'${plan.name}' cannot run now`, { name: plan.name, why });
  return announcePlan(
    tx,
    'updated',
    await askForRun(tx, plan, { trigger: 'manual', scheduledFor: null }, viewer),
    viewer,
  );
}

export async function abortPlan(tx: Tx, viewer: Viewer, id: string): Promise<BackupPlan> {
  const plan = await findPlan(tx, viewer, id);
  failIfNamedSo(plan.name, 'update');
  const why = whyNotAbortPlan(plan);
  const run: RunRecord | null = plan.last_run_id === null ? null : await runsIn(tx).get(plan.last_run_id);
  if (why || !run) throw conflict('not_allowed_now', `'${plan.name}' does not run`, { name: plan.name, why });
  await setAlarm(tx, RUN_BELL, run.id, stepAfter(tx.now));
  announceRun(tx, 'updated', await keepRun(tx, { ...run, status: 'aborting', waiting: [] }), viewer);
  return announcePlan(tx, 'updated', await movePlan(tx, plan, { status: 'aborting' }), viewer);
}
