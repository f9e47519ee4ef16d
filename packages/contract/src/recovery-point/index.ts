import { readApi, startMany } from '../crud-api.ts';
import { remove, send } from '../http.ts';
import { Volume } from '../volume/index.ts';
import { RecoveryPoint, RecoveryPointBody, RestoreBody } from './model.ts';

export * from './model.ts';
export * from './rules.ts';

const points = '/api/v2/compute/volume_backups';

export const recoveryPointApi = {
  /** Filters: name, id, status, volume_id, backup_plan_id, is_incremental, parent_id, project_id, domain_id. */
  ...readApi(points, RecoveryPoint),
  create: send('POST', points, RecoveryPointBody, RecoveryPoint),
  /** It is `deleting` from now on, and `error_deleting` where that does not work out: events tell. */
  remove: remove(`${points}/{id}`),
  /** Begins with each, the newest first. */
  removeMany: startMany(`${points}/delete`),
  /** Answers with the new volume, which is being filled. */
  restore: send('POST', `${points}/{id}/restore`, RestoreBody, Volume),
} as const;

export const recoveryPointSubjects = { list: 'compute_volume_backups', item: 'compute_volume_backup' } as const;
export const recoveryPointEvent = { name: 'recovery_point', object: RecoveryPoint } as const;

/** Sort keys the server knows. */
export const recoveryPointSorts = ['name', 'status', 'size', 'created_at'] as const;
