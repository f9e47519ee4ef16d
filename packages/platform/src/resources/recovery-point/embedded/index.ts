import { problem, type RecoveryPoint, type RecoveryPointBody, recoveryPointSubjects } from '@skydeck/contract';
import { injectFault } from '../../../engines/embedded/fault-injection.ts';
import { type Actor, requireProject } from '../../kit/access.ts';
import { invalid } from '../../../http/refusal.ts';
import type { Store, Tx } from '../../../store/store.ts';
import { readOf, transacting } from '../../../engines/embedded/crud-of.ts';
import { nameProblems } from '../../kit/names.ts';
import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import { ownedResource } from '../../../engines/embedded/owned-resource.ts';
import { volumeRecords } from '../../volume/records.ts';
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
export { dropOldFailures, dropPoint, rotate } from './remove.ts';

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
  const name = body.name.trim();
  injectFault(name, 'create');
  const volume = await volumeRecords.in(tx).get(body.volume_id.toLowerCase());
  const problems = {
    ...nameProblems(name),
    ...(volume?.project_id !== projectId && { volume_id: problem('volume_unknown', 'There is no such volume') }),
  };
  if (!volume || Object.keys(problems).length > 0) throw invalid(problems);
  const facts = { name, description: body.description?.trim() ?? '', planId: null, runId: null, from: tx.now };
  return pointViews.one(tx, await beginPoint(tx, volume, facts));
}

export const embeddedRecoveryPoints: EmbeddedResource<RecoveryPointEngine> = {
  open: ({ store }) => createEmbeddedRecoveryPoints(store),
  ...points.parts,
};
