import { recoveryPointSorts } from '@skydeck/contract';
import { type ListRules, ownedFilters, sameName } from '../../http/list-query.ts';
import type { RecoveryPoint, RecoveryPointBody, RestoreBody, Volume } from '@skydeck/contract';
import type { CrudEngine } from '../../http/crud-engine.ts';
import type { Scope } from '../../http/scope.ts';

/**
 * Recovery points, as one scope sees them: a project its own, a system role without a project all. Making, restoring and
 * deleting take their time; each step is told to the live link. In a list the newest come first; several are deleted the
 * newest first, so that a chain can go as a whole.
 */
export interface RecoveryPointEngine extends Omit<CrudEngine<RecoveryPoint, RecoveryPointBody, never>, 'update'> {
  /** 409 `quota_exceeded`, `not_allowed_now` {why} for a volume that is busy or broken. */
  create(scope: Scope, body: RecoveryPointBody): Promise<RecoveryPoint>;
  /**
   * 409 `in_use` {count, by: 'dependents'} while incremental ones build on it, `not_allowed_now` {why} while it is busy. It is
   * `deleting` from then on; what does not work out ends in `error_deleting`, from which it can be deleted again.
   */
  remove(scope: Scope, id: string): Promise<void>;
  /** 409 `not_allowed_now` {why}, `quota_exceeded` for volumes and their GiB. Answers with the new volume. */
  restore(scope: Scope, id: string, body: RestoreBody): Promise<Volume>;
}

/** What each engine answers of a list. */
export const recoveryPointListRules: ListRules = {
  sorts: recoveryPointSorts,
  defaultSort: 'created_at:desc',
  filters: {
    ...ownedFilters,
    ...sameName('status', 'volume_id', 'backup_plan_id', 'is_incremental', 'parent_id'),
  },
  search: ['name', 'id', 'volume_name'],
};
