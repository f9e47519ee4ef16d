import type { BackupPlan, BackupPlanBody, BackupPlanUpdate, BackupRun, Page, TaskRef } from '@skydeck/contract';
import type { Scope } from '../../http/scope.ts';

type ListQuery = Readonly<Record<string, string>>;

/**
 * Backup plans, as one scope sees them: a project its own, a system role without a project all. What is not seen answers
 * 404. They run by the platform's clock, in UTC; each step is told to the live link.
 */
export interface BackupPlanEngine {
  /** Sorts: `backupPlanSorts`. Filters: those `backupPlanApi.list` names. */
  list(scope: Scope, query: ListQuery): Promise<Page<BackupPlan>>;
  read(scope: Scope, id: string): Promise<BackupPlan>;
  /** 409 `quota_exceeded` {limit}. */
  create(scope: Scope, body: BackupPlanBody): Promise<BackupPlan>;
  /** 412 when `revision` is not the current one. Runs, and volumes that come and go, are no new revision. */
  update(scope: Scope, id: string, body: BackupPlanUpdate, revision: number | null): Promise<BackupPlan>;
  /** 409 `not_allowed_now` {why} while it runs. Its recovery points stay. */
  remove(scope: Scope, id: string): Promise<void>;
  /** Starts `compute.backup_plans.delete_many`; those that stay are its errors. */
  removeMany(scope: Scope, ids: readonly string[]): Promise<TaskRef>;
  /** Starts `compute.backup_plans.enable_many` or `disable_many`. */
  switchMany(scope: Scope, ids: readonly string[], disabled: boolean): Promise<TaskRef>;
  /** 409 `not_allowed_now` while it runs. */
  addVolumes(scope: Scope, id: string, ids: readonly string[]): Promise<BackupPlan>;
  removeVolumes(scope: Scope, id: string, ids: readonly string[]): Promise<BackupPlan>;
  /** 409 `not_allowed_now` {why}: it runs already, or has no volumes. */
  run(scope: Scope, id: string): Promise<BackupPlan>;
  abort(scope: Scope, id: string): Promise<BackupPlan>;
  /** The newest first. Filters: those `backupRunApi.list` names. */
  runs(scope: Scope, query: ListQuery): Promise<Page<BackupRun>>;
  readRun(scope: Scope, id: string): Promise<BackupRun>;
}
