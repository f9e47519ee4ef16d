import { backupPlanSorts, backupPlanSubjects, backupRunSorts, backupPlanEvent } from '@skydeck/contract';
import { createBulkDelete } from '../../../engines/embedded/bulk-delete.ts';
import { createBulkTask, visibleNames } from '../../../engines/embedded/bulk-task.ts';
import { readOf, crudOf } from '../../../engines/embedded/crud-of.ts';
import { type ListRules, sameName, ownedFilters } from '../../../http/list-query.ts';
import type { Store } from '../../../store/store.ts';
import { defineSearch } from '../../../engines/embedded/define-search.ts';
import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import { countDocuments } from '../../../engines/embedded/count-documents.ts';
import { abortPlan, createPlan, deletePlan, runPlan, updatePlan } from './change.ts';
import { planRecords, runRecords, type PlanRecord } from './records.ts';
import { planViews, runViews } from './views.ts';
import { addVolumes, removeVolumes } from './volumes.ts';
import type { BackupPlanEngine } from '../port.ts';
import { backupPlanJobHandlers } from './job-handlers.ts';

const planRules: ListRules = {
  sorts: backupPlanSorts,
  filters: { ...ownedFilters, ...sameName('status', 'disabled') },
  search: ['name', 'id', 'description'],
};
const runRules: ListRules = {
  sorts: backupRunSorts,
  defaultSort: 'created_at:desc',
  filters: sameName('id', 'plan_id', 'status', 'trigger', 'project_id', 'domain_id'),
  search: ['id'],
};

const deleteMany = createBulkDelete({
  task: 'compute.backup_plans.delete_many',
  subject: backupPlanSubjects.item,
  documents: planRecords.in,
  remove: deletePlan,
});

/** One that is so already stays so. */
const switching = (task: string, disabled: boolean) =>
  createBulkTask({
    task,
    subject: backupPlanSubjects.item,
    method: 'PATCH',
    names: visibleNames(planRecords.in),
    act: async (tx, actor, id) => void (await updatePlan(tx, actor, id, { disabled }, null)),
  });

const enableMany = switching('compute.backup_plans.enable_many', false);
const disableMany = switching('compute.backup_plans.disable_many', true);

export function createEmbeddedBackupPlans(store: Store): BackupPlanEngine {
  const runs = readOf(store, { records: runRecords, views: runViews, rules: runRules });
  return {
    ...crudOf(store, {
      records: planRecords,
      views: planViews,
      rules: planRules,
      create: createPlan,
      update: updatePlan,
      remove: deletePlan,
      deleteMany,
    }),
    switchMany: (scope, ids, disabled) => (disabled ? disableMany : enableMany).start(store, scope, ids),
    addVolumes: (scope, id, ids) => store.write((tx) => addVolumes(tx, scope, id, ids), scope),
    removeVolumes: (scope, id, ids) => store.write((tx) => removeVolumes(tx, scope, id, ids), scope),
    run: (scope, id) => store.write((tx) => runPlan(tx, scope, id), scope),
    abort: (scope, id) => store.write((tx) => abortPlan(tx, scope, id), scope),
    runs: runs.list,
    readRun: runs.read,
  };
}

/** By name and id. */
const search = defineSearch<PlanRecord>({
  type: 'backup_plan',
  subject: backupPlanSubjects.list,
  show: (_, { description, project_id }) => ({ detail: description, project_id }),
});

export const embeddedBackupPlans: EmbeddedResource<BackupPlanEngine> = {
  open: ({ store }) => createEmbeddedBackupPlans(store),
  views: [planViews, runViews],
  audited: [
    {
      kind: planRecords.kind,
      subject: backupPlanSubjects.item,
      // Its runs say all of it.
      ignored: ['status', 'next_run_at', 'last_run_id', 'started_at', 'ended_at'],
    },
    {
      kind: runRecords.kind,
      subject: backupPlanSubjects.item,
      ignored: ['waiting', 'active', 'done_count', 'rotated_count', 'started_at', 'ended_at'],
    },
  ],
  tasks: [deleteMany.task, enableMany.task, disableMany.task],
  jobHandlers: backupPlanJobHandlers,
  search,
  count: countDocuments(backupPlanEvent.name, backupPlanSubjects.list),
};
