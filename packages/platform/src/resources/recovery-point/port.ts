import type { Page, RecoveryPoint, RecoveryPointBody, RestoreBody, TaskRef, Volume } from '@skydeck/contract';
import type { Scope } from '../../http/scope.ts';

/**
 * Recovery points, as one scope sees them: a project its own, a system role without a project all. What is not seen answers
 * 404. Making, restoring and deleting take their time; each step is told to the live link.
 */
export interface RecoveryPointEngine {
  /** Sorts: `recoveryPointSorts`, the newest first. Filters: those `recoveryPointApi.list` names. */
  list(scope: Scope, query: Readonly<Record<string, string>>): Promise<Page<RecoveryPoint>>;
  read(scope: Scope, id: string): Promise<RecoveryPoint>;
  /** 409 `quota_exceeded`, `not_allowed_now` {why} for a volume that is busy or broken. */
  create(scope: Scope, body: RecoveryPointBody): Promise<RecoveryPoint>;
  /**
   * 409 `in_use` {count, by: 'dependents'} while incremental ones build on it, `not_allowed_now` {why} while it is busy. It is
   * `deleting` from then on; what does not work out ends in `error_deleting`, from which it can be deleted again.
   */
  remove(scope: Scope, id: string): Promise<void>;
  /** Starts `compute.volume_backups.delete_many`, the newest first, so that a chain can go as a whole. */
  removeMany(scope: Scope, ids: readonly string[]): Promise<TaskRef>;
  /** 409 `not_allowed_now` {why}, `quota_exceeded` for volumes and their GiB. Answers with the new volume. */
  restore(scope: Scope, id: string, body: RestoreBody): Promise<Volume>;
}
