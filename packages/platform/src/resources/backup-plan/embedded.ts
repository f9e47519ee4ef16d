import { type BackupPlan, backupPlanSorts, backupPlanSubjects, backupRunSorts } from '@skydeck/contract';
import { createBulkDelete } from '../../engines/embedded/bulk-delete.ts';
import { listViews } from '../../engines/embedded/list-views.ts';
import { ownedBy, owns } from '../../engines/embedded/access.ts';
import type { ListRules } from '../../http/list-query.ts';
import { notFound } from '../../http/refusal.ts';
import type { Store, Tx } from '../../store/store.ts';
import { abortPlan, createPlan, deletePlan, runPlan, updatePlan } from './embedded/change.ts';
import { findPlan, type PlanRecord, plansIn, runsIn } from './embedded/records.ts';
import { disableMany, enableMany } from './embedded/switch-many.ts';
import { planViews, runView } from './embedded/views.ts';
import { addVolumes, removeVolumes } from './embedded/volumes.ts';
import type { BackupPlanEngine } from './port.ts';

export { backupPlanJobHandlers } from './embedded/job-handlers.ts';

const planRules: ListRules = {
  sorts: backupPlanSorts,
  filters: {
    name: 'name',
    id: 'id',
    status: 'status',
    disabled: 'disabled',
    project_id: 'project_id',
    domain_id: 'domain_id',
  },
  search: ['name', 'id', 'description'],
};
const runRules: ListRules = {
  sorts: backupRunSorts,
  defaultSort: 'created_at:desc',
  filters: {
    id: 'id',
    plan_id: 'plan_id',
    status: 'status',
    trigger: 'trigger',
    project_id: 'project_id',
    domain_id: 'domain_id',
  },
  search: ['id'],
};

const deleteMany = createBulkDelete({
  task: 'compute.backup_plans.delete_many',
  subject: backupPlanSubjects.item,
  documents: plansIn,
  sees: (actor, plan) => owns(actor, plan),
  remove: deletePlan,
});

export const backupPlanTasks = [deleteMany.task, enableMany.task, disableMany.task];

export function createEmbeddedBackupPlans(store: Store): BackupPlanEngine {
  return {
    list: (scope, query) =>
      store.read((tx) => listViews(plansIn(tx), query, planRules, ownedBy(scope), (plans) => planViews(tx, plans))),
    read: (scope, id) => store.read(async (tx) => viewOf(tx, await findPlan(tx, scope, id))),
    create: (scope, body) => store.write((tx) => createPlan(tx, scope, body)),
    update: (scope, id, body, revision) => store.write((tx) => updatePlan(tx, scope, id, body, revision)),
    remove: (scope, id) => store.write((tx) => deletePlan(tx, scope, id)),
    removeMany: (scope, ids) => deleteMany.start(store, scope, ids),
    switchMany: (scope, ids, disabled) => (disabled ? disableMany : enableMany).start(store, scope, ids),
    addVolumes: (scope, id, ids) => store.write((tx) => addVolumes(tx, scope, id, ids)),
    removeVolumes: (scope, id, ids) => store.write((tx) => removeVolumes(tx, scope, id, ids)),
    run: (scope, id) => store.write((tx) => runPlan(tx, scope, id)),
    abort: (scope, id) => store.write((tx) => abortPlan(tx, scope, id)),
    runs: (scope, query) =>
      store.read((tx) => listViews(runsIn(tx), query, runRules, ownedBy(scope), async (runs) => runs.map(runView))),
    readRun: (scope, id) =>
      store.read(async (tx) => {
        const run = await runsIn(tx).get(id);
        if (!run || !owns(scope, run)) throw notFound('run of a backup plan');
        return runView(run);
      }),
  };
}

async function viewOf(tx: Tx, record: PlanRecord): Promise<BackupPlan> {
  const [view] = await planViews(tx, [record]);
  if (!view) throw new TypeError('One record has one view');
  return view;
}
