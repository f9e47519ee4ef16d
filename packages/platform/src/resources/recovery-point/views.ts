import { type RecoveryPoint, recoveryPointEvent, recoveryPointSubjects } from '@skydeck/contract';
import { reads, readsChanges, thoseWith } from '../kit/dependencies.ts';
import { recordViews, type RecordChange } from '../kit/record-views.ts';
import { allOf, idsOf, namesById } from '../kit/find-records.ts';
import type { Tx } from '../../store/store.ts';
import { ownedFieldsOf } from '../kit/owned-collection.ts';
import { planRecords } from '../backup-plan/records.ts';
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

const countsFor = (point: PointRecord | null) => (point?.status === 'deleting' ? null : (point?.parent_id ?? null));

/** What a point builds on has one dependent more, or less; so has what that builds on. */
async function basesOf(changes: readonly RecordChange<PointRecord>[], tx: Tx): Promise<string[]> {
  const bases: string[] = [];
  let ids = changes.flatMap(({ before, after }) => {
    const [was, is] = [countsFor(before), countsFor(after)];
    return was === is ? [] : [was, is].filter((id) => id !== null);
  });
  while (ids.length > 0) {
    const points = await allOf(pointRecords.in(tx), 'id', ids);
    bases.push(...idsOf(points, 'id'));
    ids = idsOf(points, 'parent_id');
  }
  return bases;
}

export const pointViews = recordViews<PointRecord, RecoveryPoint>({
  event: recoveryPointEvent,
  subject: recoveryPointSubjects.item,
  reads: [
    reads(planRecords, ['name'], (plans, tx) => thoseWith(pointRecords, 'backup_plan_id')(idsOf(plans, 'id'), tx)),
    readsChanges(pointRecords, basesOf),
  ],
  hasFailed: ({ status }) => status === 'error_deleting',
  async show(tx, points) {
    const volumeIds = points.map(({ volume_id }) => volume_id);
    const ofVolumes = Map.groupBy(
      await allOf(pointRecords.in(tx), 'volume_id', volumeIds),
      ({ volume_id }) => volume_id,
    );
    const planIds = idsOf(points, 'backup_plan_id');
    const names = await namesById(planRecords.in(tx), planIds);
    return points.map((point) =>
      pointView(point, ofVolumes.get(point.volume_id) ?? [], names.get(point.backup_plan_id ?? '') ?? null),
    );
  },
});
