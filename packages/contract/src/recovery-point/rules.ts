import { type FieldProblem, outOfRange } from '../errors.ts';
import { isInProgress } from '../progress.ts';
import { type RecoveryPoint, type RecoveryPointFailure, recoveryPointFailures } from './model.ts';
import { VOLUME_SIZE } from '../volume/limits.ts';

type Point = Pick<RecoveryPoint, 'status'>;

export const isPointBusy = (point: Point) => isInProgress('recovery_point', point);

/** A code that is told of a recovery point, and of the run that made none. */
export const isPointFailure = (code: string): code is RecoveryPointFailure =>
  (recoveryPointFailures as readonly string[]).includes(code);

/** A reason, or false. The server answers 409 `not_allowed_now` with it. */
export function whyNotRestorePoint({ status }: Point) {
  if (status === 'creating' || status === 'deleting' || status === 'restoring') return status;
  return status !== 'available' && 'error';
}

/** Cinder deletes no backup that incremental ones build on: the newer ones go first. */
export function whyNotDeletePoint(point: Pick<RecoveryPoint, 'status' | 'has_dependent_backups'>) {
  if (point.status === 'creating' || point.status === 'deleting' || point.status === 'restoring') return point.status;
  return point.has_dependent_backups && 'dependents';
}

/** A volume cannot be smaller than what is put into it. */
export function checkRestoreSize(point: Pick<RecoveryPoint, 'size'>, size: number): FieldProblem | null {
  return Number.isInteger(size) && size >= point.size && size <= VOLUME_SIZE.most
    ? null
    : outOfRange('size', { least: point.size, most: VOLUME_SIZE.most }, 'GiB');
}
