import { backupPlanSorts, backupPlanSubjects, backupRunSorts } from '@skydeck/contract';
import { readOf, transacting } from '../../../engines/embedded/crud-of.ts';
import { type ListRules, sameName, ownedFilters } from '../../../http/list-query.ts';
import type { Store } from '../../../store/store.ts';
import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import { ownedResource } from '../../../engines/embedded/owned-resource.ts';
import { abortPlan, createPlan, deletePlan, runPlan, updatePlan } from './change.ts';
import { planRecords, runRecords } from './records.ts';
import { planViews, runViews } from './views.ts';
import { addVolumes, removeVolumes } from './volumes.ts';
import type { BackupPlanEngine } from '../port.ts';
import { backupPlanJobHandlers } from './job-handlers.ts';

const planRules: ListRules = {
  sorts: backupPlanSorts,
  counts: {
    volumes_count: { kind: 'volume', naming: 'backup_plans[].id' },
    recovery_points_count: { kind: 'recovery_point', naming: 'backup_plan_id' },
  },
  filters: { ...ownedFilters, ...sameName('status', 'disabled') },
  search: ['name', 'id', 'description'],
};
const runRules: ListRules = {
  sorts: backupRunSorts,
  defaultSort: 'created_at:desc',
  filters: sameName('id', 'plan_id', 'status', 'trigger', 'project_id', 'domain_id'),
  search: ['id'],
};

const plans = ownedResource({
  tasks: 'compute.backup_plans',
  subjects: backupPlanSubjects,
  records: planRecords,
  views: planViews,
  rules: planRules,
  remove: deletePlan,
  // Its runs say all of it.
  audit: { ignored: ['status', 'next_run_at', 'last_run_id', 'started_at', 'ended_at'] },
  hit: ({ description }) => ({ detail: description }),
});

/** One that is so already stays so. */
const switching = (name: string, disabled: boolean) =>
  plans.bulkTask(name, (tx, actor, id) => updatePlan(tx, actor, id, { disabled }, null));

const enableMany = switching('enable_many', false);
const disableMany = switching('disable_many', true);

export function createEmbeddedBackupPlans(store: Store): BackupPlanEngine {
  const write = transacting(store);
  const runs = readOf(store, { records: runRecords, views: runViews, rules: runRules });
  return {
    ...plans.crud(store, { create: createPlan, update: updatePlan }),
    switchMany: (scope, selection, disabled) => (disabled ? disableMany : enableMany).start(store, scope, selection),
    addVolumes: write(addVolumes),
    removeVolumes: write(removeVolumes),
    run: write(runPlan),
    abort: write(abortPlan),
    runs: runs.list,
    readRun: runs.read,
  };
}

export const embeddedBackupPlans: EmbeddedResource<BackupPlanEngine> = {
  open: ({ store }) => createEmbeddedBackupPlans(store),
  ...plans.parts,
  views: [planViews, runViews],
  audited: [
    ...plans.parts.audited,
    {
      kind: runRecords.kind,
      subject: backupPlanSubjects.item,
      ignored: ['waiting', 'active', 'done_count', 'rotated_count', 'started_at', 'ended_at'],
    },
  ],
  tasks: [...plans.parts.tasks, enableMany.task, disableMany.task],
  jobHandlers: backupPlanJobHandlers,
};
