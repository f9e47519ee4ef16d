import { type RecoveryPoint, recoveryPointEvent, recoveryPointSubjects } from '@skydeck/contract';
import { recordViews, type RequestRef } from '../../../engines/embedded/record-views.ts';
import { allOf, namesById, idsOf } from '../../../engines/embedded/records.ts';
import type { Tx } from '../../../store/store.ts';
import { ownedFieldsOf } from '../../../engines/embedded/owned-collection.ts';
import { type PointRecord, pointRecords } from './records.ts';

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
    ...ownedFieldsOf(point),
  };
}

/** Of the plan no more than this is shown. */
const planNames = (tx: Tx) => tx.documents<{ readonly id: string; readonly name: string }>('backup_plan');

export const pointViews = recordViews<PointRecord, RecoveryPoint>({
  event: recoveryPointEvent,
  subject: recoveryPointSubjects.item,
  async show(tx, points) {
    const volumeIds = points.map(({ volume_id }) => volume_id);
    const ofVolumes = Map.groupBy(
      await allOf(pointRecords.in(tx), 'volume_id', volumeIds),
      ({ volume_id }) => volume_id,
    );
    const planIds = idsOf(points, 'backup_plan_id');
    const names = await namesById(planNames(tx), planIds);
    return points.map((point) =>
      pointView(point, ofVolumes.get(point.volume_id) ?? [], names.get(point.backup_plan_id ?? '') ?? null),
    );
  },
});

/** Points show the name of their plan, as long as it is there. */
export async function emitPointEventsOf(tx: Tx, planId: string, request: RequestRef): Promise<void> {
  const points = await pointRecords.in(tx).all([{ field: 'backup_plan_id', equals: planId }]);
  await pointViews.emitAll(tx, 'updated', points, request);
}

/** What it builds on has one dependent more, or less; so has what that builds on. */
export async function emitBaseEvents(tx: Tx, point: PointRecord, request: RequestRef): Promise<void> {
  const parent = point.parent_id === null ? null : await pointRecords.in(tx).get(point.parent_id);
  if (!parent) return;
  await pointViews.emit(tx, 'updated', parent, request);
  await emitBaseEvents(tx, parent, request);
}
