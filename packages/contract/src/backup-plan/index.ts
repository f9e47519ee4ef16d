import { object } from 'superstruct';
import { type Endpoint, get, Ids, page, remove, send, TaskRef } from '../http.ts';
import { BackupPlan, BackupPlanBody, BackupPlanUpdate, BackupRun } from './model.ts';

export * from './model.ts';
export * from './next-run.ts';
export * from './rules.ts';

const plans = '/api/v2/compute/backup_plans';
const Nothing = object({});

export const backupPlanApi = {
  /** Filters: name, id, status, disabled, volume_id, project_id, domain_id. */
  list: get(plans, page(BackupPlan)),
  read: get(`${plans}/{id}`, BackupPlan),
  create: send('POST', plans, BackupPlanBody, BackupPlan),
  update: send('PATCH', `${plans}/{id}`, BackupPlanUpdate, BackupPlan),
  /** Its recovery points stay. */
  remove: remove(`${plans}/{id}`),
  /** Deletes each; the task's result names those that stayed and why. */
  removeMany: send('POST', `${plans}/delete`, Ids, TaskRef),
  enableMany: send('POST', `${plans}/enable`, Ids, TaskRef),
  disableMany: send('POST', `${plans}/disable`, Ids, TaskRef),
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

export const backupRunApi = {
  /** The newest come first. Filters: plan_id, status, trigger, id, project_id, domain_id. */
  list: get('/api/v2/compute/backup_plan_runs', page(BackupRun)),
  read: get('/api/v2/compute/backup_plan_runs/{id}', BackupRun),
} as const;

export const backupPlanSubjects = { list: 'compute_backup_plans', item: 'compute_backup_plan' } as const;
export const backupPlanEvent = { name: 'backup_plan', object: BackupPlan } as const;
export const backupRunEvent = { name: 'backup_run', object: BackupRun } as const;

/** Sort keys the server knows. */
export const backupPlanSorts = ['name', 'status', 'next_run_at', 'created_at'] as const;
export const backupRunSorts = ['created_at', 'status'] as const;
