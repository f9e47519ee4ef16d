import { backupPlanSorts, backupRunSorts } from '@skydeck/contract';
import { type ListRules, ownedFilters, sameName } from '../../http/list-query.ts';
import type {
  BulkSelection,
  BackupPlan,
  BackupPlanBody,
  BackupPlanUpdate,
  BackupRun,
  Page,
  TaskRef,
} from '@skydeck/contract';
import type { CrudEngine, ListQuery } from '../../http/crud-engine.ts';
import type { Scope } from '../../http/scope.ts';

/**
 * Backup plans, as one scope sees them: a project its own, a system role without a project all. They run by the platform's
 * clock, in UTC; each step is told to the live link.
 *
 * `create`: 409 `quota_exceeded` {limit}. `update`: runs, and volumes that come and go, are no new revision. `remove`: 409
 * `not_allowed_now` {why} while it runs; its recovery points stay.
 */
export interface BackupPlanEngine extends CrudEngine<BackupPlan, BackupPlanBody, BackupPlanUpdate> {
  /** Starts `compute.backup_plans.enable_many` or `disable_many`. */
  switchMany(scope: Scope, selection: BulkSelection, disabled: boolean): Promise<TaskRef>;
  /** 409 `not_allowed_now` while it runs. */
  addVolumes(scope: Scope, id: string, ids: readonly string[]): Promise<BackupPlan>;
  removeVolumes(scope: Scope, id: string, ids: readonly string[]): Promise<BackupPlan>;
  /** 409 `not_allowed_now` {why}: it runs already, or has no volumes. */
  run(scope: Scope, id: string): Promise<BackupPlan>;
  abort(scope: Scope, id: string): Promise<BackupPlan>;
  /** The newest first. Filters: those `backupRunApi` names. */
  runs(scope: Scope, query: ListQuery): Promise<Page<BackupRun>>;
  readRun(scope: Scope, id: string): Promise<BackupRun>;
}

/** What each engine answers of a list. */
export const backupPlanListRules: ListRules = {
  sorts: backupPlanSorts,
  counts: {
    volumes_count: { kind: 'volume', naming: 'backup_plans[].id' },
    recovery_points_count: { kind: 'recovery_point', naming: 'backup_plan_id' },
  },
  filters: { ...ownedFilters, ...sameName('status', 'disabled') },
  search: ['name', 'id', 'description'],
};

export const backupRunListRules: ListRules = {
  sorts: backupRunSorts,
  defaultSort: 'created_at:desc',
  filters: sameName('id', 'plan_id', 'status', 'trigger', 'project_id', 'domain_id'),
  period: 'created_at',
  search: ['id'],
};
