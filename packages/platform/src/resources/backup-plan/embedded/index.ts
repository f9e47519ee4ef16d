import { type BackupPlan, type BackupPlanBody, backupPlanSubjects, type BackupPlanUpdate } from '@skydeck/contract';
import { type ChangeKind, injectFault } from '../../../engines/embedded/fault-injection.ts';
import type { Actor } from '../../kit/access.ts';
import { readOf, transacting } from '../../../engines/embedded/crud-of.ts';
import { describeList } from '../../../http/list-query.ts';
import type { Store, Tx } from '../../../store/store.ts';
import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import { ownedResource } from '../../../engines/embedded/owned-resource.ts';
import { abortPlan, createPlan, deletePlan, runPlan, updatePlan } from '../change.ts';
import { planRecords, runRecords } from '../records.ts';
import { planViews, runViews } from '../views.ts';
import { addVolumes, removeVolumes } from '../volumes.ts';
import { createPlanJobHandlers } from '../job-handlers.ts';
import { advanceRun } from '../run.ts';
import { createPointJobHandler } from '../../recovery-point/embedded/index.ts';
import { embeddedBackupCloud as cloud } from './cloud.ts';
import { backupPlanListRules, backupRunListRules, type BackupPlanEngine } from '../port.ts';
import { backupPlanSearch } from '../search.ts';

/** Where a plan's name asks for a failure, it has one: README.md of the engine. */
async function injectPlanFault(tx: Tx, actor: Actor, id: string, verb: ChangeKind): Promise<void> {
  injectFault((await planRecords.find(tx, actor, id)).name, verb);
}

async function create(tx: Tx, actor: Actor, body: BackupPlanBody): Promise<BackupPlan> {
  injectFault(body.name.trim(), 'create');
  return createPlan(cloud, tx, actor, body);
}

async function update(tx: Tx, actor: Actor, id: string, body: BackupPlanUpdate, revision: number | null) {
  const plan = await planRecords.findCurrent(tx, actor, id, revision);
  injectFault((body.name ?? plan.name).trim(), 'update');
  return updatePlan(cloud, tx, actor, id, body, revision);
}

async function remove(tx: Tx, actor: Actor, id: string): Promise<void> {
  await injectPlanFault(tx, actor, id, 'delete');
  await deletePlan(cloud, tx, actor, id);
}

/** A change of one that is there. */
const changing =
  <Args extends readonly unknown[]>(change: (tx: Tx, actor: Actor, id: string, ...args: Args) => Promise<BackupPlan>) =>
  async (tx: Tx, actor: Actor, id: string, ...args: Args): Promise<BackupPlan> => {
    await injectPlanFault(tx, actor, id, 'update');
    return change(tx, actor, id, ...args);
  };

const plans = ownedResource({
  tasks: 'compute.backup_plans',
  subjects: backupPlanSubjects,
  records: planRecords,
  views: planViews,
  rules: backupPlanListRules,
  remove,
  // Its runs say all of it.
  audit: { ignored: ['status', 'next_run_at', 'last_run_id', 'started_at', 'ended_at'] },
  search: backupPlanSearch,
});

/** One that is so already stays so. */
const switching = (name: string, disabled: boolean) =>
  plans.bulkTask(name, (tx, actor, id) => update(tx, actor, id, { disabled }, null));

const enableMany = switching('enable_many', false);
const disableMany = switching('disable_many', true);

export function createEmbeddedBackupPlans(store: Store): BackupPlanEngine {
  const write = transacting(store);
  const runs = readOf(store, { records: runRecords, views: runViews, rules: backupRunListRules });
  return {
    ...plans.crud(store, { create, update }),
    switchMany: (scope, selection, disabled) => (disabled ? disableMany : enableMany).start(store, scope, selection),
    addVolumes: write(changing((tx, actor, id, ids: readonly string[]) => addVolumes(cloud, tx, actor, id, ids))),
    removeVolumes: write(changing((tx, actor, id, ids: readonly string[]) => removeVolumes(cloud, tx, actor, id, ids))),
    run: write(changing((tx, actor, id) => runPlan(cloud, tx, actor, id))),
    abort: write(changing(abortPlan)),
    runs: runs.list,
    readRun: runs.read,
  };
}

export const embeddedBackupPlans: EmbeddedResource<BackupPlanEngine> = {
  open: ({ store }) => createEmbeddedBackupPlans(store),
  ...plans.parts,
  views: [planViews, runViews],
  lists: [...plans.parts.lists, describeList(runRecords.kind, backupRunListRules)],
  audited: [
    ...plans.parts.audited,
    {
      kind: runRecords.kind,
      subject: backupPlanSubjects.item,
      ignored: ['waiting', 'active', 'done_count', 'rotated_count', 'started_at', 'ended_at'],
    },
  ],
  tasks: [...plans.parts.tasks, enableMany.task, disableMany.task],
  jobHandlers: [
    ...createPlanJobHandlers(cloud),
    // A run goes on when one of its points has come further.
    createPointJobHandler((tx, point, at) => advanceRun(cloud, tx, point, at)),
  ],
};
