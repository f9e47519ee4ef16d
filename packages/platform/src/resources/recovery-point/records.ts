import type { RecoveryPointFailure } from '@skydeck/contract';
import { type RevisedRecord, revisedCollection } from '../kit/owned-collection.ts';
import type { Tx } from '../../store/store.ts';

export interface PointRecord extends RevisedRecord {
  readonly description: string;
  readonly status: string;
  /** Of the volume, GiB. */
  readonly size: number;
  /** Bytes. */
  readonly physical_size: number;
  readonly volume_id: string;
  /** What the volume was, for one that is gone. */
  readonly volume_name: string;
  readonly bootable: boolean;
  readonly storage_policy_name: string;
  readonly image_name: string | null;
  readonly backup_plan_id: string | null;
  /** The run that makes it; null for one that somebody asked for. */
  readonly run_id: string | null;
  readonly fail_reason: RecoveryPointFailure | null;
  readonly progress: number | null;
  readonly is_incremental: boolean;
  readonly parent_id: string | null;
  /** The volume that it is restored to now. */
  readonly restored_to: string | null;
}

export const pointRecords = revisedCollection<PointRecord>('recovery_point', { noun: 'recovery point' });

/** Those that can be restored, the oldest first: of a volume, made by one plan, or by none. */
export async function chainOf(tx: Tx, volumeId: string, planId: string | null): Promise<PointRecord[]> {
  const points = await pointRecords.in(tx).all([
    { field: 'volume_id', equals: volumeId },
    { field: 'backup_plan_id', equals: planId },
    { field: 'status', equals: 'available' },
  ]);
  return points.toSorted(
    (one, other) => one.created_at.localeCompare(other.created_at) || one.id.localeCompare(other.id),
  );
}
