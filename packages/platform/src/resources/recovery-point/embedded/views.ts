import type { RecoveryPoint } from '@skydeck/contract';
import { allOf } from '../../../engines/embedded/records.ts';
import type { Tx } from '../../../store/store.ts';
import { type PointRecord, pointsIn } from './records.ts';

/** How many build on one, directly or not, and are not on their way out. Points of a chain are of one volume. */
export function countDependents(point: { readonly id: string }, others: readonly PointRecord[]): number {
  const children = others.filter(({ parent_id }) => parent_id === point.id);
  const countOf = (child: PointRecord) => Number(child.status !== 'deleting') + countDependents(child, others);
  return children.reduce((count, child) => count + countOf(child), 0);
}

function pointView(point: PointRecord, ofVolume: readonly PointRecord[], planName: string | null): RecoveryPoint {
  const dependents = countDependents(point, ofVolume);
  return {
    id: point.id,
    name: point.name,
    description: point.description,
    status: point.status,
    size: point.size,
    physical_size: point.physical_size,
    volume_id: point.volume_id,
    volume_name: point.volume_name,
    metadata: {
      ...(point.backup_plan_id !== null && { backup_plan_id: point.backup_plan_id }),
      bootable: String(point.bootable),
    },
    backup_plan_name: planName,
    // Kept while it is tried again.
    fail_reason: point.status === 'deleting' ? null : point.fail_reason,
    progress: point.progress,
    is_incremental: point.is_incremental,
    parent_id: point.parent_id,
    has_dependent_backups: dependents > 0,
    dependents_count: dependents,
    project_id: point.project_id,
    domain_id: point.domain_id,
    revision_number: point.revision_number,
    created_at: point.created_at,
    updated_at: point.updated_at,
  };
}

/** Of the plan no more than this is shown. */
const plansIn = (tx: Tx) => tx.documents<{ readonly id: string; readonly name: string }>('backup_plan');

/** Keeps the order of the records. */
export async function pointViews(tx: Tx, points: readonly PointRecord[]): Promise<RecoveryPoint[]> {
  const volumeIds = points.map(({ volume_id }) => volume_id);
  const ofVolumes = Map.groupBy(await allOf(pointsIn(tx), 'volume_id', volumeIds), ({ volume_id }) => volume_id);
  const planIds = points.flatMap(({ backup_plan_id }) => backup_plan_id ?? []);
  const names = new Map((await allOf(plansIn(tx), 'id', planIds)).map(({ id, name }) => [id, name]));
  return points.map((point) =>
    pointView(point, ofVolumes.get(point.volume_id) ?? [], names.get(point.backup_plan_id ?? '') ?? null),
  );
}
