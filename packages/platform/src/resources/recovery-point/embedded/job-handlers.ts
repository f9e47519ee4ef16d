import type { RecoveryPointFailure } from '@skydeck/contract';
import { type JobHandler, scheduleJob } from '../../../tasks/scheduler.ts';
import { injectFault } from '../../../engines/embedded/fault-injection.ts';
import type { Tx } from '../../../store/store.ts';
import { changeVolume, volumeRecords } from '../../volume/records.ts';
import { physicalSizeOf, POINT_JOB, STEP_PERCENT, stepAfter } from './create.ts';
import { chainOf, type PointRecord, pointRecords } from '../records.ts';
import { finishDeleting } from './remove.ts';

/** What follows when a point that a run of a plan makes has come further: the plan says, which stands above its points. */
type OnMade = (tx: Tx, point: PointRecord, due: Date) => Promise<void>;

/**
 * One step of what is being made, restored or deleted. The next is due a step after this one was, not after it was done: what
 * stood still while nobody was there catches up.
 */
export const createPointJobHandler = (onMade: OnMade): JobHandler => ({
  name: POINT_JOB,
  async run(tx, { objectId, due }) {
    const point = await pointRecords.in(tx).get(objectId);
    if (point?.status === 'creating') {
      const made = await make(tx, point, due);
      if (made.run_id !== null) await onMade(tx, made, due);
    }
    if (point?.status === 'restoring') await restore(tx, point, due);
    if (point?.status === 'deleting') await finishDeleting(tx, point, due);
  },
});

async function make(tx: Tx, point: PointRecord, due: Date): Promise<PointRecord> {
  const progress = (point.progress ?? 0) + STEP_PERCENT;
  const fault = progress > 50 ? await faultOf(tx, point) : null;
  const changes: Partial<PointRecord> = fault
    ? { status: 'error', progress: null, fail_reason: fault }
    : progress < 100
      ? { progress }
      : await endingOf(tx, point);
  if (typeof changes.progress === 'number') await scheduleJob(tx, POINT_JOB, point.id, stepAfter(due));
  return pointRecords.revise(tx, point, changes);
}

/** It builds on the newest that the same plan made of the same volume. */
async function endingOf(tx: Tx, point: PointRecord): Promise<Partial<PointRecord>> {
  const base =
    point.backup_plan_id === null ? undefined : (await chainOf(tx, point.volume_id, point.backup_plan_id)).at(-1);
  return {
    status: 'available',
    progress: null,
    is_incremental: base !== undefined,
    parent_id: base?.id ?? null,
    physical_size: physicalSizeOf(point, base !== undefined),
  };
}

/** Why the volume cannot be read to its end. A name that asks for a failure gets one: README.md. */
async function faultOf(tx: Tx, { name, volume_id }: PointRecord): Promise<RecoveryPointFailure | null> {
  const volume = await volumeRecords.in(tx).get(volume_id);
  if (!volume) return 'volume_gone';
  if (name.startsWith('fail-making-')) return 'volume_unreadable';
  try {
    injectFault(volume.name, 'update');
    return null;
  } catch {
    return 'volume_unreadable';
  }
}

async function restore(tx: Tx, point: PointRecord, due: Date): Promise<void> {
  const progress = (point.progress ?? 0) + STEP_PERCENT;
  const goesOn = progress < 100;
  if (goesOn) await scheduleJob(tx, POINT_JOB, point.id, stepAfter(due));
  else {
    const volume = point.restored_to === null ? null : await volumeRecords.in(tx).get(point.restored_to);
    if (volume) await changeVolume(tx, volume, { status: 'available' });
  }
  await pointRecords.revise(
    tx,
    point,
    goesOn ? { progress } : { status: 'available', progress: null, restored_to: null },
  );
}
