import { array, boolean, type Infer, nullable, number, object, optional, string, type } from 'superstruct';
import { ownedFields, size, within } from '../structs.ts';

/** How many recovery points of one volume a plan may keep. */
export const rotationRange = { least: 1, most: 365 } as const;
/** What a plan keeps that was not told. */
export const DEFAULT_ROTATION = 7;
/** So many volumes can be in one plan. */
export const VOLUMES_MOST = 200;

/**
 * Parts as of `rules/schedules.ts`: `*`, or values with commas between. All of them have to be met. Hours are of UTC.
 * With it goes how many recovery points are kept, as in `properties` (spec: backup-plan.rotation.places).
 */
export const BackupSchedule = type({
  month: string(),
  day_of_week: string(),
  day: string(),
  hour: string(),
  /** One number, 0 to 59. */
  minute: string(),
  recovery_points_rotation: number(),
});
export type BackupSchedule = Infer<typeof BackupSchedule>;

/** A volume as its plan sees it. */
export const PlanVolume = type({
  id: string(),
  name: string(),
  /** Cinder's; open. */
  status: string(),
  /** GiB. */
  size: number(),
  /** Of this plan. */
  recovery_points_count: number(),
  /** When the newest of them was made. */
  last_point_at: nullable(string()),
});
export type PlanVolume = Infer<typeof PlanVolume>;

/** What is told of a plan's last run. */
export const LastRun = type({
  id: string(),
  /** As of a `BackupRun`; open. */
  status: string(),
  started_at: nullable(string()),
  ended_at: nullable(string()),
  volumes_count: number(),
  done_count: number(),
  failed_count: number(),
  /** Whole percent. */
  progress: number(),
});
export type LastRun = Infer<typeof LastRun>;

export const BackupPlan = type({
  id: string(),
  name: string(),
  description: string(),
  /** scheduled, pending, running, aborting, completed; open. */
  status: string(),
  disabled: boolean(),
  /** null: it runs when somebody starts it. */
  schedule: nullable(BackupSchedule),
  properties: type({ recovery_points_rotation: number() }),
  volumes: array(PlanVolume),
  /** All that were made by it and are there. */
  recovery_points_count: number(),
  /** null: it is disabled, has no volumes or no schedule, or its schedule never comes. */
  next_run_at: nullable(string()),
  /** Of the last run. */
  started_at: nullable(string()),
  ended_at: nullable(string()),
  last_run: nullable(LastRun),
  ...ownedFields,
});
export type BackupPlan = Infer<typeof BackupPlan>;

const id = size(string(), 1, 64);
const Rotation = within(rotationRange);
// Whether it says something, and what, is in `rules.ts`.
const part = size(string(), 0, 200);
const ScheduleBody = object({
  month: part,
  day_of_week: part,
  day: part,
  hour: part,
  /** Left out: the full hour. */
  minute: optional(part),
  recovery_points_rotation: optional(Rotation),
});
const Properties = object({ recovery_points_rotation: Rotation });

export const BackupPlanBody = object({
  name: size(string(), 1, 255),
  description: optional(size(string(), 0, 255)),
  /** null or left out: none. */
  schedule: optional(nullable(ScheduleBody)),
  properties: optional(Properties),
  disabled: optional(boolean()),
  /** Ids of the project's volumes to begin with. */
  volumes: optional(size(array(id), 0, VOLUMES_MOST)),
});
export type BackupPlanBody = Infer<typeof BackupPlanBody>;

export const BackupPlanUpdate = object({
  name: optional(size(string(), 1, 255)),
  description: optional(size(string(), 0, 255)),
  /** null: none any more. */
  schedule: optional(nullable(ScheduleBody)),
  properties: optional(Properties),
  disabled: optional(boolean()),
});
export type BackupPlanUpdate = Infer<typeof BackupPlanUpdate>;

export const backupRunStatuses = ['pending', 'running', 'aborting', 'success', 'partial', 'failed', 'aborted'] as const;

/** One volume of which a run made no recovery point. */
export const BackupRunFailure = type({
  volume_id: string(),
  volume_name: string(),
  err_code: string(),
  message: string(),
});
export type BackupRunFailure = Infer<typeof BackupRunFailure>;

/** One time that a plan ran. */
export const BackupRun = type({
  id: string(),
  plan_id: string(),
  plan_name: string(),
  /** schedule, manual, catch_up; open. */
  trigger: string(),
  /** `backupRunStatuses`; open. */
  status: string(),
  /** When it was due; null for one that somebody asked for. */
  scheduled_for: nullable(string()),
  started_at: nullable(string()),
  ended_at: nullable(string()),
  volumes_count: number(),
  done_count: number(),
  failures: array(BackupRunFailure),
  /** Recovery points that the rotation deleted. */
  rotated_count: number(),
  /** Whole percent. */
  progress: number(),
  project_id: string(),
  domain_id: string(),
  created_at: string(),
});
export type BackupRun = Infer<typeof BackupRun>;
