import { scheduleJob } from '../../../tasks/scheduler.ts';
import { injectFault } from '../../../engines/embedded/fault-injection.ts';
import type { Actor } from '../../kit/access.ts';
import type { Tx } from '../../../store/store.ts';
import { POINT_JOB, stepAfter } from './create.ts';
import { refusePointStays } from '../plan.ts';
import { pointRecords, type PointRecord } from '../records.ts';

/** Begins to delete it: from now on nothing else can be done with it, and nothing counts it. */
export async function deletePoint(tx: Tx, actor: Actor, id: string): Promise<void> {
  const point = await pointRecords.find(tx, actor, id);
  injectFault(point.name, 'delete');
  await refusePointStays(tx, point);
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
async function dropPoint(tx: Tx, point: PointRecord): Promise<void> {
  await scheduleJob(tx, POINT_JOB, point.id, null);
  await pointRecords.in(tx).remove(point.id);
}

/**
 * Takes one out whose part is kept: what built on it takes that over and is whole from then on, as a backup store merges a
 * chain at its old end.
 */
export async function foldPoint(tx: Tx, point: PointRecord): Promise<void> {
  for (const child of await pointRecords.in(tx).all([{ field: 'parent_id', equals: point.id }])) {
    const physical_size = Math.max(point.physical_size, child.physical_size);
    const merged = { parent_id: point.parent_id, is_incremental: point.parent_id !== null, physical_size };
    await pointRecords.revise(tx, child, merged);
  }
  await dropPoint(tx, point);
}
