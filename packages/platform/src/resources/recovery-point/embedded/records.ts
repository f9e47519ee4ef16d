import type { RecoveryPointFailure } from '@skydeck/contract';
import { indexOf, withNextRevision } from '../../../engines/embedded/records.ts';
import { type Actor, owns } from '../../../engines/embedded/access.ts';
import { notFound } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/store.ts';

export interface PointRecord {
  readonly id: string;
  readonly name: string;
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
  readonly project_id: string;
  readonly domain_id: string;
  readonly revision_number: number;
  readonly created_at: string;
  readonly updated_at: string;
}

export const pointsIn = (tx: Tx) => tx.documents<PointRecord>('recovery_point');

/** Throws 404 for what the actor may not see. */
export async function findPoint(tx: Tx, actor: Actor, id: string): Promise<PointRecord> {
  const point = await pointsIn(tx).get(id);
  if (!point || !owns(actor, point)) throw notFound('recovery point');
  return point;
}

export async function revisePoint(tx: Tx, point: PointRecord, changes: Partial<PointRecord>): Promise<PointRecord> {
  const changed = withNextRevision(point, changes, tx.now);
  await pointsIn(tx).replace(changed, indexOf(changed));
  return changed;
}

/** Those that can be restored, the oldest first: of a volume, made by one plan, or by none. */
export async function chainOf(tx: Tx, volumeId: string, planId: string | null): Promise<PointRecord[]> {
  const points = await pointsIn(tx).all([
    { field: 'volume_id', equals: volumeId },
    { field: 'backup_plan_id', equals: planId },
    { field: 'status', equals: 'available' },
  ]);
  return points.toSorted(
    (one, other) => one.created_at.localeCompare(other.created_at) || one.id.localeCompare(other.id),
  );
}
