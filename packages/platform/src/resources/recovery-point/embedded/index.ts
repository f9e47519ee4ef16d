import {
  problem,
  type RecoveryPoint,
  type RecoveryPointBody,
  recoveryPointSorts,
  recoveryPointSubjects,
  recoveryPointEvent,
} from '@skydeck/contract';
import { createBulkDelete } from '../../../engines/embedded/bulk-delete.ts';
import { allOf } from '../../../engines/embedded/find-records.ts';
import { injectFault } from '../../../engines/embedded/fault-injection.ts';
import { type Actor, requireProject } from '../../../engines/embedded/access.ts';
import { type ListRules, ownedFilters, sameName } from '../../../http/list-query.ts';
import { invalid } from '../../../http/refusal.ts';
import type { Store, Tx } from '../../../store/store.ts';
import { readOf } from '../../../engines/embedded/crud-of.ts';
import { nameProblems } from '../../../engines/embedded/plain-changes.ts';
import { defineSearch } from '../../../engines/embedded/define-search.ts';
import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import { countDocuments } from '../../../engines/embedded/count-documents.ts';
import { volumeRecords } from '../../volume/embedded/records.ts';
import { beginPoint } from './create.ts';
import { pointRecords, type PointRecord } from './records.ts';
import { deletePoint } from './remove.ts';
import { restorePoint } from './restore.ts';
import { pointViews } from './views.ts';
import { pointJobHandler } from './job-handlers.ts';
import type { RecoveryPointEngine } from '../port.ts';

const rules: ListRules = {
  sorts: recoveryPointSorts,
  defaultSort: 'created_at:desc',
  filters: {
    ...ownedFilters,
    ...sameName('status', 'volume_id', 'backup_plan_id', 'is_incremental', 'parent_id'),
  },
  search: ['name', 'id', 'volume_name'],
};

const deleteMany = createBulkDelete({
  task: 'compute.volume_backups.delete_many',
  subject: recoveryPointSubjects.item,
  documents: pointRecords.in,
  remove: deletePoint,
});

export function createEmbeddedRecoveryPoints(store: Store): RecoveryPointEngine {
  return {
    ...readOf(store, { records: pointRecords, views: pointViews, rules }),
    create: (scope, body) => store.write((tx) => create(tx, scope, body), scope),
    remove: (scope, id) => store.write((tx) => deletePoint(tx, scope, id), scope),
    removeMany: async (scope, ids) => deleteMany.start(store, scope, await newestFirst(store, ids)),
    restore: (scope, id, body) => store.write((tx) => restorePoint(tx, scope, id, body), scope),
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

/** What is not there any more goes last: its error says so. */
async function newestFirst(store: Store, asked: readonly string[]): Promise<string[]> {
  const ids = asked.map((id) => id.toLowerCase());
  const points = await store.read((tx) => allOf(pointRecords.in(tx), 'id', ids));
  const madeAt = new Map(points.map(({ id, created_at }) => [id, created_at]));
  return ids.toSorted((one, other) => (madeAt.get(other) ?? '').localeCompare(madeAt.get(one) ?? ''));
}

/** By name and id, with the volume it is of. */
const search = defineSearch<PointRecord>({
  type: 'recovery_point',
  subject: recoveryPointSubjects.list,
  show: (_, { volume_name, project_id }) => ({ detail: volume_name, project_id }),
});

export const embeddedRecoveryPoints: EmbeddedResource<RecoveryPointEngine> = {
  open: ({ store }) => createEmbeddedRecoveryPoints(store),
  views: [pointViews],
  audited: [{ kind: pointRecords.kind, subject: recoveryPointSubjects.item, ignored: ['progress', 'physical_size'] }],
  tasks: [deleteMany.task],
  jobHandlers: [pointJobHandler],
  search,
  count: countDocuments(recoveryPointEvent.name, recoveryPointSubjects.list),
};
