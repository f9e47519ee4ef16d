import {
  type BackupPlan,
  backupPlanEvent,
  backupPlanSubjects,
  type BackupRun,
  backupRunEvent,
  FULL_HOUR,
  type LastRun,
  type PlanVolume,
} from '@skydeck/contract';
import { reads } from '../kit/dependencies.ts';
import { recordViews } from '../kit/record-views.ts';
import { allOf, idsOf } from '../kit/find-records.ts';
import { ownedFieldsOf } from '../kit/owned-collection.ts';
import { type PointRecord, pointRecords } from '../recovery-point/records.ts';
import { type VolumeRecord, volumeRecords } from '../volume/records.ts';
import { type PlanRecord, progressOf, type RunRecord, runRecords } from './records.ts';

const lastRunOf = (run: RunRecord): LastRun => ({
  id: run.id,
  status: run.status,
  started_at: run.started_at,
  ended_at: run.ended_at,
  volumes_count: run.volumes_count,
  done_count: run.done_count,
  failed_count: run.failures.length,
  progress: progressOf(run),
});

function volumeOf(volume: VolumeRecord, points: readonly PointRecord[]): PlanVolume {
  const own = points.filter(({ volume_id, status }) => volume_id === volume.id && status === 'available');
  return {
    id: volume.id,
    name: volume.name,
    status: volume.status,
    size: volume.size,
    recovery_points_count: own.length,
    last_point_at:
      own
        .map(({ created_at }) => created_at)
        .toSorted()
        .at(-1) ?? null,
  };
}

interface RelatedRecords {
  readonly volumes: readonly VolumeRecord[];
  readonly points: readonly PointRecord[];
  readonly lastRun: RunRecord | undefined;
}

const planView = (plan: PlanRecord, { volumes, points, lastRun }: RelatedRecords): BackupPlan => ({
  id: plan.id,
  name: plan.name,
  description: plan.description,
  status: plan.status,
  disabled: plan.disabled,
  schedule: plan.schedule && {
    month: plan.schedule.month,
    day_of_week: plan.schedule.day_of_week,
    day: plan.schedule.day,
    hour: plan.schedule.hour,
    minute: plan.schedule.minute ?? FULL_HOUR,
    recovery_points_rotation: plan.rotation,
  },
  properties: { recovery_points_rotation: plan.rotation },
  volumes: volumes.map((volume) => volumeOf(volume, points)),
  recovery_points_count: points.length,
  next_run_at: plan.next_run_at,
  started_at: plan.started_at,
  ended_at: plan.ended_at,
  last_run: lastRun ? lastRunOf(lastRun) : null,
  ...ownedFieldsOf(plan),
});

export const planViews = recordViews<PlanRecord, BackupPlan>({
  event: backupPlanEvent,
  subject: backupPlanSubjects.item,
  reads: [
    reads(volumeRecords, ['name', 'status', 'size', 'backup_plans'], (volumes) =>
      volumes.flatMap(({ backup_plans }) => idsOf(backup_plans, 'id')),
    ),
    reads(pointRecords, ['status'], (points) => idsOf(points, 'backup_plan_id')),
    reads(
      runRecords,
      ['status', 'started_at', 'ended_at', 'volumes_count', 'done_count', 'failures', 'active'],
      (runs) => idsOf(runs, 'plan_id'),
    ),
  ],
  async show(tx, plans) {
    const ids = plans.map(({ id }) => id);
    const volumes = await allOf(volumeRecords.in(tx), 'backup_plans[].id', ids);
    const points = Map.groupBy(
      await allOf(pointRecords.in(tx), 'backup_plan_id', ids),
      ({ backup_plan_id }) => backup_plan_id,
    );
    const runIds = idsOf(plans, 'last_run_id');
    const runs = new Map((await allOf(runRecords.in(tx), 'id', runIds)).map((run) => [run.id, run]));
    return plans.map((plan) =>
      planView(plan, {
        volumes: volumes.filter(({ backup_plans }) => backup_plans.some(({ id }) => id === plan.id)),
        points: points.get(plan.id) ?? [],
        lastRun: runs.get(plan.last_run_id ?? ''),
      }),
    );
  },
});

const runView = (run: RunRecord): BackupRun => ({
  id: run.id,
  plan_id: run.plan_id,
  plan_name: run.name,
  trigger: run.trigger,
  status: run.status,
  scheduled_for: run.scheduled_for,
  started_at: run.started_at,
  ended_at: run.ended_at,
  volumes_count: run.volumes_count,
  done_count: run.done_count,
  failures: run.failures.map(({ volume_id, volume_name, err_code, message }) => ({
    volume_id,
    volume_name,
    err_code,
    message,
  })),
  rotated_count: run.rotated_count,
  progress: progressOf(run),
  project_id: run.project_id,
  domain_id: run.domain_id,
  created_at: run.created_at,
});

export const runViews = recordViews<RunRecord, BackupRun>({
  event: backupRunEvent,
  subject: backupPlanSubjects.item,
  show: async (_, runs) => runs.map(runView),
});
