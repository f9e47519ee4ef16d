import type { RecoveryPointFailure } from '@skydeck/contract';
import { type Bell, setAlarm } from '../../../engines/embedded/alarms.ts';
import { failIfNamedSo } from '../../../engines/embedded/sentinels.ts';
import type { Tx } from '../../../store/store.ts';
import { moveRun } from '../../backup-plan/embedded/run.ts';
import { changeVolume } from '../../volume/embedded/announce.ts';
import { volumesIn } from '../../volume/embedded/records.ts';
import { announceBase, announcePoint, byItself } from './announce.ts';
import { physicalSizeOf, POINT_BELL, STEP_PERCENT, stepAfter } from './make.ts';
import { chainOf, type PointRecord, pointsIn, revisePoint } from './records.ts';
import { endDeleting } from './remove.ts';

/**
 * One step of what is being made, restored or deleted. The next is due a step after this one was, not after it was done: what
 * stood still while nobody was there catches up.
 */
export const pointBell: Bell = {
  name: POINT_BELL,
  async ring(tx, { objectId, due }) {
    const point = await pointsIn(tx).get(objectId);
    if (point?.status === 'creating') await make(tx, point, due);
    if (point?.status === 'restoring') await restore(tx, point, due);
    if (point?.status === 'deleting') await endDeleting(tx, point, due);
  },
};

async function make(tx: Tx, point: PointRecord, due: Date): Promise<void> {
  const progress = (point.progress ?? 0) + STEP_PERCENT;
  const fault = progress > 50 ? await faultOf(tx, point) : null;
  const changes: Partial<PointRecord> = fault
    ? { status: 'error', progress: null, fail_reason: fault }
    : progress < 100
      ? { progress }
      : await endingOf(tx, point);
  if (typeof changes.progress === 'number') await setAlarm(tx, POINT_BELL, point.id, stepAfter(due));
  const moved = await revisePoint(tx, point, changes);
  await announcePoint(tx, 'updated', moved, byItself);
  if (moved.status === 'available') await announceBase(tx, moved, byItself);
  if (moved.run_id !== null) await moveRun(tx, moved, due);
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

/** Why the volume cannot be read to its end. A name that asks for a failure of a change gets one. */
async function faultOf(tx: Tx, { volume_id }: PointRecord): Promise<RecoveryPointFailure | null> {
  const volume = await volumesIn(tx).get(volume_id);
  if (!volume) return 'volume_gone';
  try {
    failIfNamedSo(volume.name, 'update');
    return null;
  } catch {
    return 'volume_unreadable';
  }
}

async function restore(tx: Tx, point: PointRecord, due: Date): Promise<void> {
  const progress = (point.progress ?? 0) + STEP_PERCENT;
  const goesOn = progress < 100;
  if (goesOn) await setAlarm(tx, POINT_BELL, point.id, stepAfter(due));
  else {
    const volume = point.restored_to === null ? null : await volumesIn(tx).get(point.restored_to);
    if (volume) await changeVolume(tx, volume, { status: 'available' }, byItself);
  }
  const moved = await revisePoint(
    tx,
    point,
    goesOn ? { progress } : { status: 'available', progress: null, restored_to: null },
  );
  await announcePoint(tx, 'updated', moved, byItself);
}
