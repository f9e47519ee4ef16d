import {
  type BackupPlan,
  type BackupPlanBody,
  type BackupPlanUpdate,
  DEFAULT_ROTATION,
  type FieldProblems,
  plainSchedule,
  rotationOf,
  type Schedule,
  whyNotAbortPlan,
  whyNotDeletePlan,
  whyNotRunPlan,
  checkSchedule,
  checkRotations,
} from '@skydeck/contract';
import { scheduleJob } from '../../tasks/scheduler.ts';
import { newRecord } from '../kit/owner.ts';
import type { Actor } from '../kit/access.ts';
import { conflict, invalid } from '../../http/refusal.ts';
import type { Tx } from '../../store/store.ts';
import { nameProblems } from '../kit/names.ts';
import { refuseOverQuota } from '../quota/index.ts';
import { planRecords, type PlanRecord, runRecords, type RunRecord } from './records.ts';
import type { BackupCloud } from './cloud.ts';
import { ABORT_MS, requestRun, RUN_JOB } from './run.ts';
import { PLAN_JOB, setNextRun } from './schedule.ts';
import { checkNewVolumes } from './volumes.ts';
import { planViews } from './views.ts';

const problemsOf = (
  { name, schedule }: Pick<PlanRecord, 'name' | 'schedule'>,
  body: BackupPlanUpdate,
  before?: number,
): FieldProblems => ({
  ...nameProblems(name),
  ...checkSchedule(schedule),
  ...checkRotations(body, before),
});

const scheduleOf = (asked: Schedule | null): Schedule | null => asked && plainSchedule(asked);

export async function createPlan(cloud: BackupCloud, tx: Tx, actor: Actor, body: BackupPlanBody): Promise<BackupPlan> {
  const plan: PlanRecord = {
    ...(await newRecord(tx, actor)),
    name: body.name.trim(),
    description: body.description?.trim() ?? '',
    status: 'scheduled',
    disabled: body.disabled ?? false,
    schedule: scheduleOf(body.schedule ?? null),
    rotation: rotationOf(body, DEFAULT_ROTATION),
    next_run_at: null,
    last_run_id: null,
    started_at: null,
    ended_at: null,
  };
  const { volumes, problems } = await checkNewVolumes(cloud, tx, plan, body.volumes ?? [], 'volumes');
  Object.assign(problems, problemsOf(plan, body));
  if (Object.keys(problems).length > 0) throw invalid(problems);
  await refuseOverQuota(tx, plan.project_id, 'backup_plans');
  const next_run_at = await setNextRun(tx, plan, volumes.length);
  const whole = await planRecords.insert(tx, { ...plan, next_run_at });
  await cloud.volumes.connect(tx, plan.id, volumes);
  return planViews.one(tx, whole);
}

export async function updatePlan(
  cloud: BackupCloud,
  tx: Tx,
  actor: Actor,
  id: string,
  body: BackupPlanUpdate,
  revision: number | null,
): Promise<BackupPlan> {
  const plan = await planRecords.findCurrent(tx, actor, id, revision);
  const wanted = {
    name: (body.name ?? plan.name).trim(),
    description: (body.description ?? plan.description).trim(),
    schedule: body.schedule === undefined ? plan.schedule : scheduleOf(body.schedule),
    rotation: rotationOf(body, plan.rotation),
    disabled: body.disabled ?? plan.disabled,
  };
  const problems = problemsOf(wanted, body, plan.rotation);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const volumes = await cloud.volumes.ofPlan(tx, id);
  const next_run_at = await setNextRun(tx, { id, ...wanted }, volumes.length);
  const changed = await planRecords.revise(tx, plan, { ...wanted, next_run_at });
  return planViews.one(tx, changed);
}

/** Its recovery points stay: what was kept is not lost with the rule that kept it. */
export async function deletePlan(cloud: BackupCloud, tx: Tx, actor: Actor, id: string): Promise<void> {
  const plan = await planRecords.find(tx, actor, id);
  const why = whyNotDeletePlan(plan);
  if (why) throw conflict('not_allowed_now', `'${plan.name}' is running`, { name: plan.name, why });
  await scheduleJob(tx, PLAN_JOB, id, null);
  await planRecords.in(tx).remove(id);
  for (const run of await runRecords.in(tx).all([{ field: 'plan_id', equals: id }]))
    await runRecords.in(tx).remove(run.id);
  await cloud.volumes.disconnect(tx, id, await cloud.volumes.ofPlan(tx, id));
}

export async function runPlan(cloud: BackupCloud, tx: Tx, actor: Actor, id: string): Promise<BackupPlan> {
  const plan = await planRecords.find(tx, actor, id);
  const why = whyNotRunPlan({ ...plan, volumes: await cloud.volumes.ofPlan(tx, id) });
  if (why) throw conflict('not_allowed_now', `'${plan.name}' cannot run now`, { name: plan.name, why });
  return planViews.one(tx, await requestRun(cloud, tx, plan, { trigger: 'manual', scheduledFor: null }));
}

export async function abortPlan(tx: Tx, actor: Actor, id: string): Promise<BackupPlan> {
  const plan = await planRecords.find(tx, actor, id);
  const why = whyNotAbortPlan(plan);
  const run: RunRecord | null = plan.last_run_id === null ? null : await runRecords.in(tx).get(plan.last_run_id);
  if (why || !run) throw conflict('not_allowed_now', `'${plan.name}' does not run`, { name: plan.name, why });
  await scheduleJob(tx, RUN_JOB, run.id, new Date(tx.now.getTime() + ABORT_MS));
  await runRecords.replace(tx, run, { status: 'aborting', waiting: [] });
  return planViews.one(tx, await planRecords.replace(tx, plan, { status: 'aborting' }));
}
