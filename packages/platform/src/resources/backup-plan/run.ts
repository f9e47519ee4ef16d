import type { BackupRunFailure } from '@skydeck/contract';
import { scheduleJob } from '../../tasks/scheduler.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Tx } from '../../store/store.ts';
import type { BackupCloud, PlannedPoint } from './cloud.ts';
import { type PlanRecord, planRecords, runRecords, type RunRecord } from './records.ts';
import { leavingOf, outdatedFailures } from './rotation.rules.ts';

/** The job that begins a run, and ends one that is aborted. */
export const RUN_JOB = 'backup_run';
/** Recovery points that one run makes at once. */
const AT_ONCE = 4;
/** How long a run takes to stop. */
export const ABORT_MS = 1500;
/** Runs of one plan that are kept. */
const KEPT_RUNS = 100;

interface RunFacts {
  readonly trigger: 'schedule' | 'manual' | 'catch_up';
  readonly scheduledFor: Date | null;
}

/** Schedules a run for now. The plan must have volumes and must not be busy. */
export async function requestRun(cloud: BackupCloud, tx: Tx, plan: PlanRecord, facts: RunFacts): Promise<PlanRecord> {
  const volumes = await cloud.volumes.ofPlan(tx, plan.id);
  const run: RunRecord = {
    id: tx.newId(),
    name: plan.name,
    plan_id: plan.id,
    trigger: facts.trigger,
    status: 'pending',
    scheduled_for: facts.scheduledFor?.toISOString() ?? null,
    started_at: null,
    ended_at: null,
    waiting: volumes.map(({ id }) => id),
    active: [],
    volumes_count: volumes.length,
    done_count: 0,
    failures: [],
    rotated_count: 0,
    project_id: plan.project_id,
    domain_id: plan.domain_id,
    created_at: tx.now.toISOString(),
  };
  await runRecords.insert(tx, run);
  await scheduleJob(tx, RUN_JOB, run.id, tx.now);
  return planRecords.replace(tx, plan, { status: 'pending', last_run_id: run.id });
}

export async function beginRun(cloud: BackupCloud, tx: Tx, run: RunRecord): Promise<void> {
  const plan = await planRecords.in(tx).get(run.plan_id);
  if (!plan) return;
  const started_at = tx.now.toISOString();
  await planRecords.replace(tx, plan, { status: 'running', started_at, ended_at: null });
  await continueRun(cloud, tx, { ...run, status: 'running', started_at }, tx.now);
}

/** One of its recovery points has come further, or to its end. */
export async function advanceRun(cloud: BackupCloud, tx: Tx, point: PlannedPoint, at: Date): Promise<void> {
  const run = point.run_id === null ? null : await runRecords.in(tx).get(point.run_id);
  if (run?.status !== 'running') return;
  const others = run.active.filter(({ point_id }) => point_id !== point.id);
  if (point.status === 'creating') {
    const active = [...others, { point_id: point.id, progress: point.progress ?? 0 }];
    await runRecords.replace(tx, run, { active });
    return;
  }
  const ofVolume = await cloud.points.of(tx, run.plan_id, point.volume_id);
  await dropAll(cloud, tx, outdatedFailures(ofVolume, point));
  if (point.status === 'error') {
    const code = point.fail_reason ?? 'server_error';
    const failure = failureOf(point.volume_id, point.volume_name, code, 'The volume could not be read to its end');
    return continueRun(cloud, tx, { ...run, active: others, failures: [...run.failures, failure] }, at);
  }
  const plan = await planRecords.in(tx).get(run.plan_id);
  const leaving = plan ? leavingOf(ofVolume, plan.rotation) : [];
  await dropAll(cloud, tx, leaving);
  const counts = { done_count: run.done_count + 1, rotated_count: run.rotated_count + leaving.length };
  return continueRun(cloud, tx, { ...run, ...counts, active: others }, at);
}

async function dropAll({ points }: BackupCloud, tx: Tx, leaving: readonly PlannedPoint[]): Promise<void> {
  for (const { id } of leaving) await points.drop(tx, id);
}

const failureOf = (volume_id: string, volume_name: string, err_code: string, message: string): BackupRunFailure => ({
  volume_id,
  volume_name,
  err_code,
  message,
});

/** Begins with as many volumes as there is room for; ends the run when none is left. */
async function continueRun(cloud: BackupCloud, tx: Tx, run: RunRecord, at: Date): Promise<void> {
  const waiting = [...run.waiting];
  const active = [...run.active];
  const failures = [...run.failures];
  while (active.length < AT_ONCE) {
    const id = waiting.shift();
    if (id === undefined) break;
    const begun = await beginVolume(cloud, tx, run, id, at);
    if ('err_code' in begun) failures.push(begun);
    else active.push({ point_id: begun.id, progress: 0 });
  }
  const kept = await runRecords.replace(tx, { ...run, waiting, active, failures });
  if (active.length > 0) return;
  const ending = failures.length === 0 ? 'success' : kept.done_count > 0 ? 'partial' : 'failed';
  return endRun(tx, kept, ending, at);
}

async function beginVolume(
  cloud: BackupCloud,
  tx: Tx,
  run: RunRecord,
  id: string,
  from: Date,
): Promise<PlannedPoint | BackupRunFailure> {
  const [volume] = await cloud.volumes.find(tx, [id]);
  if (!volume) return failureOf(id, id, 'not_found', 'The volume was deleted');
  // `2026-03-04 02:00`, in UTC as the schedule is.
  const moment = (run.scheduled_for ?? run.created_at).slice(0, 16).replace('T', ' ');
  const facts = { name: `${volume.name} ${moment}`, description: '', planId: run.plan_id, runId: run.id, from };
  try {
    return await cloud.points.begin(tx, volume, facts);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return failureOf(id, volume.name, error.code, error.message);
  }
}

export async function endRun(tx: Tx, run: RunRecord, status: string, at: Date): Promise<void> {
  const ended_at = (at > tx.now ? tx.now : at).toISOString();
  await runRecords.replace(tx, run, { status, ended_at, waiting: [], active: [] });
  const plan = await planRecords.in(tx).get(run.plan_id);
  if (plan) await planRecords.replace(tx, plan, { status: 'completed', ended_at });
  await forgetOldRuns(tx, run.plan_id);
}

async function forgetOldRuns(tx: Tx, planId: string): Promise<void> {
  const sort = { field: 'created_at', direction: 'desc' } as const;
  const { items } = await runRecords.in(tx).list({ where: [{ field: 'plan_id', equals: planId }], sort });
  for (const run of items.slice(KEPT_RUNS)) await runRecords.in(tx).remove(run.id);
}
