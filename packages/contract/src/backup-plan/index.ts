import { object } from 'superstruct';
import { crudApi, readApi, startMany } from '../crud-api.ts';
import { type Endpoint, Ids, send } from '../http.ts';
import { BackupPlan, BackupPlanBody, BackupPlanUpdate, BackupRun } from './model.ts';

export * from './model.ts';
export * from './next-run.ts';
export * from './rules.ts';

const plans = '/api/v2/compute/backup_plans';
const Nothing = object({});

export const backupPlanApi = {
  /** Filters: name, id, status, disabled, volume_id, project_id, domain_id. Recovery points of a deleted one stay. */
  ...crudApi(plans, { item: BackupPlan, create: BackupPlanBody, update: BackupPlanUpdate }),
  enableMany: startMany(`${plans}/enable`),
  disableMany: startMany(`${plans}/disable`),
  addVolumes: send('POST', `${plans}/{id}/volumes`, Ids, BackupPlan),
  removeVolumes: {
    method: 'DELETE',
    path: `${plans}/{id}/volumes`,
    body: Ids,
    answer: BackupPlan,
    unscoped: false,
  } satisfies Endpoint<`${typeof plans}/{id}/volumes`, Ids, BackupPlan>,
  /** Begins a run now, beside those of the schedule. */
  run: send('POST', `${plans}/{id}/run`, Nothing, BackupPlan),
  /** Ends the run that goes on; what it made stays. */
  abort: send('POST', `${plans}/{id}/abort`, Nothing, BackupPlan),
} as const;

/** The newest come first. Filters: plan_id, status, trigger, id, project_id, domain_id, and `from` (included) and `to` (excluded). */
export const backupRunApi = readApi('/api/v2/compute/backup_plan_runs', BackupRun);

export const backupPlanSubjects = { list: 'compute_backup_plans', item: 'compute_backup_plan' } as const;
export const backupPlanEvent = { name: 'backup_plan', object: BackupPlan } as const;
export const backupRunEvent = { name: 'backup_run', object: BackupRun } as const;

/** Sort keys the server knows. */
export const backupPlanSorts = [
  'name',
  'status',
  'next_run_at',
  'volumes_count',
  'recovery_points_count',
  'created_at',
] as const;
export const backupRunSorts = ['created_at', 'status'] as const;
