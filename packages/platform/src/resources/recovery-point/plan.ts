import {
  checkRestoreSize,
  type FieldProblems,
  problem,
  type RecoveryPointBody,
  type RestoreBody,
  whyNotDeletePoint,
  whyNotRestorePoint,
} from '@skydeck/contract';
import { conflict, invalid, pluralize } from '../../http/refusal.ts';
import type { Tx } from '../../store/store.ts';
import { nameProblems } from '../kit/names.ts';
import { newRecordOf } from '../kit/owner.ts';
import { refuseOverQuota, refuseOverVolumes } from '../quota/index.ts';
import { policyFor } from '../volume/index.ts';
import { type VolumeRecord, volumeRecords } from '../volume/records.ts';
import { canHavePoint } from './ready.rules.ts';
import { type PointRecord, pointRecords } from './records.ts';
import { countDependents } from './views.ts';

// What a call makes of a recovery point, before any engine writes it.

export interface PointFacts {
  readonly name: string;
  readonly description: string;
  readonly planId: string | null;
  readonly runId: string | null;
  /** When it begins: `tx.now`, or for what follows something, when that ended. */
  readonly from: Date;
}

/** The point of a volume as it begins. 409 `not_allowed_now` for a volume that is busy or broken, `quota_exceeded`. */
export async function planPointOf(tx: Tx, volume: VolumeRecord, facts: PointFacts): Promise<PointRecord> {
  if (!canHavePoint(volume))
    throw conflict('not_allowed_now', `The volume is ${volume.status}`, { name: volume.name, why: volume.status });
  await refuseOverQuota(tx, volume.project_id, 'recovery_points');
  return {
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
    image_name: volume.volume_image_metadata?.image_name ?? null,
    backup_plan_id: facts.planId,
    run_id: facts.runId,
    fail_reason: null,
    progress: 0,
    is_incremental: false,
    parent_id: null,
    restored_to: null,
  };
}

/** One that somebody of the project asks for. Throws 400 for its name or its volume, then as `planPointOf`. */
export async function planNewPoint(tx: Tx, projectId: string, body: RecoveryPointBody): Promise<PointRecord> {
  const name = body.name.trim();
  const volume = await volumeRecords.in(tx).get(body.volume_id.toLowerCase());
  const problems = { ...nameProblems(name), ...volumeProblems(volume, projectId) };
  if (!volume || Object.keys(problems).length > 0) throw invalid(problems);
  const description = body.description?.trim() ?? '';
  return planPointOf(tx, volume, { name, description, planId: null, runId: null, from: tx.now });
}

const volumeProblems = (volume: VolumeRecord | null, projectId: string): FieldProblems =>
  volume?.project_id === projectId ? {} : { volume_id: problem('volume_unknown', 'There is no such volume') };

/** The new volume that a point is restored to. */
interface RestorePlan {
  readonly name: string;
  readonly size: number;
  readonly storage_policy_name: string;
}

/** Throws 400 for the name or the size, 409 `not_allowed_now` {why} and `quota_exceeded` for volumes and their GiB. */
export async function planRestore(tx: Tx, point: PointRecord, body: RestoreBody): Promise<RestorePlan> {
  const plan = restoreOf(point, body);
  const asked = body.storage_policy === undefined ? null : await policyFor(tx, body.storage_policy);
  if (asked && 'wrong' in asked) throw invalid({ storage_policy: asked.wrong });
  await refuseOverVolumes(tx, point.project_id, {
    volumes: 1,
    gigabytes: plan.size,
    policy: plan.storage_policy_name,
  });
  return plan;
}

export function restoreOf(
  point: Pick<PointRecord, 'name' | 'status' | 'size' | 'storage_policy_name'>,
  body: RestoreBody,
): RestorePlan {
  const name = body.name.trim();
  const size = body.size ?? point.size;
  const wrongSize = checkRestoreSize(point, size);
  const problems = { ...nameProblems(name), ...(wrongSize && { size: wrongSize }) };
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const why = whyNotRestorePoint(point);
  if (why) throw conflict('not_allowed_now', `The recovery point is ${point.status}`, { name: point.name, why });
  return { name, size, storage_policy_name: body.storage_policy ?? point.storage_policy_name };
}

/** Throws 409 for one that others build on, and for one that is busy. */
export async function refusePointStays(tx: Tx, point: PointRecord): Promise<void> {
  refuseIfNeeded(point, await pointRecords.in(tx).all([{ field: 'volume_id', equals: point.volume_id }]));
}

export function refuseIfNeeded(point: PointRecord, ofVolume: readonly PointRecord[]): void {
  const { name } = point;
  const count = countDependents(point, ofVolume);
  const why = whyNotDeletePoint({ ...point, has_dependent_backups: count > 0 });
  if (why === 'dependents') {
    const message = `'${name}' is the base of ${pluralize(count, 'later recovery point')}`;
    throw conflict('in_use', message, { name, count, by: 'dependents' });
  }
  if (why) throw conflict('not_allowed_now', `The recovery point is ${why}`, { name, why });
}
