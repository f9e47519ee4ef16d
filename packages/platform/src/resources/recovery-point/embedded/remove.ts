import { whyNotDeletePoint } from '@skydeck/contract';
import { scheduleJob } from '../../../tasks/scheduler.ts';
import { injectFault } from '../../../engines/embedded/fault-injection.ts';
import type { Actor } from '../../kit/access.ts';
import { conflict, pluralize } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/store.ts';
import { POINT_JOB, stepAfter } from './create.ts';
import { chainOf, pointRecords, type PointRecord } from '../records.ts';
import { countDependents } from '../views.ts';

/** Begins to delete it: from now on nothing else can be done with it, and nothing counts it. */
export async function deletePoint(tx: Tx, actor: Actor, id: string): Promise<void> {
  const point = await pointRecords.find(tx, actor, id);
  injectFault(point.name, 'delete');
  const { name } = point;
  const count = countDependents(
    point,
    await pointRecords.in(tx).all([{ field: 'volume_id', equals: point.volume_id }]),
  );
  const why = whyNotDeletePoint({ ...point, has_dependent_backups: count > 0 });
  if (why === 'dependents')
    throw conflict('in_use', `'${name}' is the base of ${pluralize(count, 'later recovery point')}`, {
      name,
      count,
      by: 'dependents',
    });
  if (why) throw conflict('not_allowed_now', `The recovery point is ${why}`, { name, why });
  await pointRecords.revise(tx, point, { status: 'deleting' });
  await scheduleJob(tx, POINT_JOB, id, stepAfter(tx.now));
}

/** A point of this name cannot be deleted the first time: README.md. */
const isStubborn = ({ name, fail_reason }: PointRecord) =>
  name.startsWith('fail-deleting-') && fail_reason !== 'not_deleted';

/** The end of deleting. Those that build on it were asked to go before it: it waits for them, and stays with one that stays. */
export async function finishDeleting(tx: Tx, point: PointRecord, due: Date): Promise<void> {
  const children = await pointRecords.in(tx).all([{ field: 'parent_id', equals: point.id }]);
  if (children.some(({ status }) => status === 'deleting')) return scheduleJob(tx, POINT_JOB, point.id, stepAfter(due));
  if (children.length === 0 && !isStubborn(point)) return dropPoint(tx, point);
  const fail_reason = children.length > 0 ? 'dependents_left' : 'not_deleted';
  await pointRecords.revise(tx, point, { status: 'error_deleting', fail_reason });
}

/** Takes it out of the store, whatever it was doing. */
export async function dropPoint(tx: Tx, point: PointRecord): Promise<void> {
  await scheduleJob(tx, POINT_JOB, point.id, null);
  await pointRecords.in(tx).remove(point.id);
}

/**
 * Deletes the oldest points of a volume that a plan keeps too many of; answers how many. What built on one of them takes
 * over its part and is whole from then on, as a backup store merges a chain at its old end.
 */
export async function rotate(tx: Tx, volumeId: string, planId: string, keep: number): Promise<number> {
  const chain = await chainOf(tx, volumeId, planId);
  const leaving = chain.slice(0, Math.max(0, chain.length - keep));
  for (const point of leaving) {
    const children = await pointRecords.in(tx).all([{ field: 'parent_id', equals: point.id }]);
    for (const child of children) {
      const physical_size = Math.max(point.physical_size, child.physical_size);
      const merged = { parent_id: point.parent_id, is_incremental: point.parent_id !== null, physical_size };
      await pointRecords.revise(tx, child, merged);
    }
    await dropPoint(tx, point);
  }
  return leaving.length;
}

/** What a plan could not make of a volume is told until it tries again: nobody deletes a year of failures by hand. */
export async function dropOldFailures(tx: Tx, { id, volume_id, backup_plan_id }: PointRecord): Promise<void> {
  const failed = await pointRecords.in(tx).all([
    { field: 'volume_id', equals: volume_id },
    { field: 'backup_plan_id', equals: backup_plan_id },
    { field: 'status', equals: 'error' },
  ]);
  for (const point of failed) if (point.id !== id) await dropPoint(tx, point);
}
