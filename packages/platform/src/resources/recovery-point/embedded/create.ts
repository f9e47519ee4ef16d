import { scheduleJob } from '../../../tasks/scheduler.ts';
import { refuseOverQuota } from '../../quota/index.ts';
import { conflict } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/store.ts';
import { newRecordOf } from '../../kit/owner.ts';
import type { VolumeRecord } from '../../volume/records.ts';
import { canHavePoint } from '../ready.rules.ts';
import { type PointRecord, pointRecords } from '../records.ts';

/** The job that takes the next step of a point that is being made, restored or deleted. */
export const POINT_JOB = 'recovery_point';
/** How long one step takes, and how much of the whole it is. */
export const STEP_MS = 1500;
export const STEP_PERCENT = 25;

export const stepAfter = (moment: Date) => new Date(moment.getTime() + STEP_MS);

interface PointFacts {
  readonly name: string;
  readonly description: string;
  readonly planId: string | null;
  readonly runId: string | null;
  /** When it begins: `tx.now`, or for what follows something, when that ended. */
  readonly from: Date;
}

/** Begins a recovery point of a volume. 409 `not_allowed_now` for a volume that is busy or broken, `quota_exceeded`. */
export async function beginPoint(tx: Tx, volume: VolumeRecord, facts: PointFacts): Promise<PointRecord> {
  if (!canHavePoint(volume))
    throw conflict('not_allowed_now', `The volume is ${volume.status}`, { name: volume.name, why: volume.status });
  await refuseOverQuota(tx, volume.project_id, 'recovery_points');
  const point = await pointRecords.insert(tx, {
    ...newRecordOf(volume, { newId: tx.newId, now: facts.from }),
    name: facts.name,
    description: facts.description,
    status: 'creating',
    size: volume.size,
    physical_size: 0,
    volume_id: volume.id,
    volume_name: volume.name,
    bootable: volume.bootable,
    storage_policy_name: volume.storage_policy_name,
    image_name: volume.image_name,
    backup_plan_id: facts.planId,
    run_id: facts.runId,
    fail_reason: null,
    progress: 0,
    is_incremental: false,
    parent_id: null,
    restored_to: null,
  });
  await scheduleJob(tx, POINT_JOB, point.id, stepAfter(facts.from));
  return point;
}

const GIB = 2 ** 30;

/** What a point takes: half of the volume and less, of a later one what has changed since. The same for the same id. */
export function physicalSizeOf({ id, size }: Pick<PointRecord, 'id' | 'size'>, isIncremental: boolean): number {
  const part = Number.parseInt(id.slice(0, 4), 16) / 0xffff;
  return Math.round(size * GIB * (isIncremental ? 0.005 + part * 0.035 : 0.25 + part * 0.3));
}
