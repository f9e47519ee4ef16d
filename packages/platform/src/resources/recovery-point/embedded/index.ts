import { type RecoveryPoint, type RecoveryPointBody, recoveryPointSubjects } from '@skydeck/contract';
import { injectFault } from '../../../engines/embedded/fault-injection.ts';
import { type Actor, requireProject } from '../../kit/access.ts';
import type { Store, Tx } from '../../../store/store.ts';
import { readOf, transacting } from '../../../engines/embedded/crud-of.ts';
import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import { ownedResource } from '../../../engines/embedded/owned-resource.ts';
import { planNewPoint } from '../plan.ts';
import { beginPoint } from './create.ts';
import { pointRecords } from '../records.ts';
import { deletePoint } from './remove.ts';
import { restorePoint } from './restore.ts';
import { pointViews } from '../views.ts';
import { recoveryPointSearch } from '../search.ts';
import { recoveryPointListRules, type RecoveryPointEngine } from '../port.ts';

// For resources that stand on this one.
export { beginPoint, physicalSizeOf } from './create.ts';
export { createPointJobHandler } from './job-handlers.ts';
export { foldPoint } from './remove.ts';

const points = ownedResource({
  tasks: 'compute.volume_backups',
  subjects: recoveryPointSubjects,
  records: pointRecords,
  views: pointViews,
  rules: recoveryPointListRules,
  // One that others build on goes after them.
  order: { field: 'created_at', direction: 'desc' },
  remove: deletePoint,
  audit: { ignored: ['progress', 'physical_size'] },
  search: recoveryPointSearch,
});

export function createEmbeddedRecoveryPoints(store: Store): RecoveryPointEngine {
  const write = transacting(store);
  return {
    ...readOf(store, { records: pointRecords, views: pointViews, rules: recoveryPointListRules }),
    create: write(create),
    remove: write(deletePoint),
    removeMany: (scope, selection) => points.deleteMany.start(store, scope, selection),
    restore: write(restorePoint),
  };
}

async function create(tx: Tx, actor: Actor, body: RecoveryPointBody): Promise<RecoveryPoint> {
  const projectId = requireProject(actor);
  injectFault(body.name.trim(), 'create');
  return pointViews.one(tx, await beginPoint(tx, await planNewPoint(tx, projectId, body), tx.now));
}

export const embeddedRecoveryPoints: EmbeddedResource<RecoveryPointEngine> = {
  open: ({ store }) => createEmbeddedRecoveryPoints(store),
  ...points.parts,
};
