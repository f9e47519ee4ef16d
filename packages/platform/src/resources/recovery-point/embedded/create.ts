import { GIB } from '@skydeck/contract';
import { scheduleJob } from '../../../tasks/scheduler.ts';
import type { Tx } from '../../../store/store.ts';
import { type PointRecord, pointRecords } from '../records.ts';

/** The job that takes the next step of a point that is being made, restored or deleted. */
export const POINT_JOB = 'recovery_point';
/** How long one step takes, and how much of the whole it is. */
export const STEP_MS = 1500;
export const STEP_PERCENT = 25;

export const stepAfter = (moment: Date) => new Date(moment.getTime() + STEP_MS);

/** Begins to make one. */
export async function beginPoint(tx: Tx, planned: PointRecord, from: Date): Promise<PointRecord> {
  const point = await pointRecords.insert(tx, planned);
  await scheduleJob(tx, POINT_JOB, point.id, stepAfter(from));
  return point;
}

/** What a point takes: half of the volume and less, of a later one what has changed since. The same for the same id. */
export function physicalSizeOf({ id, size }: Pick<PointRecord, 'id' | 'size'>, isIncremental: boolean): number {
  const part = Number.parseInt(id.slice(0, 4), 16) / 0xffff;
  return Math.round(size * GIB * (isIncremental ? 0.005 + part * 0.035 : 0.25 + part * 0.3));
}
