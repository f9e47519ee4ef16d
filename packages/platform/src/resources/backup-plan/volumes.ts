import { type BackupPlan, type FieldProblems, problem, VOLUMES_MOST, whyNotChangeVolumes } from '@skydeck/contract';
import type { Actor } from '../kit/access.ts';
import { conflict, invalid } from '../../http/refusal.ts';
import type { Tx } from '../../store/store.ts';
import type { BackupCloud, PlannedVolume } from './cloud.ts';
import { planRecords, type PlanRecord } from './records.ts';
import { setNextRun } from './schedule.ts';
import { planViews } from './views.ts';

const isIn = (volume: PlannedVolume, planId: string) => volume.backup_plans.some(({ id }) => id === planId);

/** Volumes of the plan's project that are not in it yet. `path` is that of the list of ids in the body. */
export async function checkNewVolumes(
  cloud: BackupCloud,
  tx: Tx,
  plan: Pick<PlanRecord, 'id' | 'project_id'>,
  asked: readonly string[],
  path: string,
): Promise<{ volumes: readonly PlannedVolume[]; problems: FieldProblems }> {
  const ids = asked.map((id) => id.toLowerCase());
  const found = new Map((await cloud.volumes.find(tx, ids)).map((volume) => [volume.id, volume]));
  const problems: FieldProblems = {};
  for (const [at, id] of ids.entries()) {
    const volume = found.get(id);
    if (volume?.project_id !== plan.project_id)
      problems[`${path}.${at}`] = problem('volume_unknown', 'There is no such volume');
    else if (isIn(volume, plan.id) || ids.indexOf(id) < at)
      problems[`${path}.${at}`] = problem('volume_in_plan', 'The volume is in the plan already');
  }
  return { volumes: [...found.values()], problems };
}

async function findForChange(tx: Tx, actor: Actor, id: string): Promise<PlanRecord> {
  const plan = await planRecords.find(tx, actor, id);
  const why = whyNotChangeVolumes(plan);
  if (why) throw conflict('not_allowed_now', `'${plan.name}' is running`, { name: plan.name, why });
  return plan;
}

export async function addVolumes(
  cloud: BackupCloud,
  tx: Tx,
  actor: Actor,
  id: string,
  ids: readonly string[],
): Promise<BackupPlan> {
  const plan = await findForChange(tx, actor, id);
  const { volumes, problems } = await checkNewVolumes(cloud, tx, plan, ids, 'ids');
  const count = (await cloud.volumes.ofPlan(tx, id)).length + volumes.length;
  if (count > VOLUMES_MOST) problems['ids'] = problem('too_many', `At most ${VOLUMES_MOST}`, { limit: VOLUMES_MOST });
  if (Object.keys(problems).length > 0) throw invalid(problems);
  await cloud.volumes.connect(tx, id, volumes);
  return reschedule(tx, plan, count);
}

/** The recovery points of those that leave stay. */
export async function removeVolumes(
  cloud: BackupCloud,
  tx: Tx,
  actor: Actor,
  id: string,
  ids: readonly string[],
): Promise<BackupPlan> {
  const plan = await findForChange(tx, actor, id);
  const own = await cloud.volumes.ofPlan(tx, id);
  const problems: FieldProblems = {};
  const leaving = new Set(ids.map((one) => one.toLowerCase()));
  for (const [at, one] of [...leaving].entries())
    if (!own.some((volume) => volume.id === one))
      problems[`ids.${at}`] = problem('volume_not_in_plan', 'The volume is not in the plan');
  if (Object.keys(problems).length > 0) throw invalid(problems);
  await cloud.volumes.disconnect(
    tx,
    id,
    own.filter((volume) => leaving.has(volume.id)),
  );
  return reschedule(tx, plan, own.length - leaving.size);
}

async function reschedule(tx: Tx, plan: PlanRecord, count: number): Promise<BackupPlan> {
  const next_run_at = await setNextRun(tx, plan, count);
  return planViews.one(tx, await planRecords.replace(tx, plan, { next_run_at }));
}
