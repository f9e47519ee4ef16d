import { backupPlanSubjects } from '@skydeck/contract';
import { createBulkTask, visibleNames } from '../../../engines/embedded/bulk-task.ts';
import { owns } from '../../../engines/embedded/access.ts';
import { updatePlan } from './change.ts';
import { plansIn } from './records.ts';

/** One that is so already stays so. */
const switching = (task: string, disabled: boolean) =>
  createBulkTask({
    task,
    subject: backupPlanSubjects.item,
    method: 'PATCH',
    names: visibleNames(plansIn, owns),
    act: async (tx, actor, id) => void (await updatePlan(tx, actor, id, { disabled }, null)),
  });

export const enableMany = switching('compute.backup_plans.enable_many', false);
export const disableMany = switching('compute.backup_plans.disable_many', true);
