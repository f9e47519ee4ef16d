import { backupPlanSubjects } from '@skydeck/contract';
import { doesToMany, namesSeen } from '../../../engines/embedded/do-many.ts';
import { owns } from '../../../engines/embedded/viewer.ts';
import { updatePlan } from './change.ts';
import { plansIn } from './records.ts';

/** One that is so already stays so. */
const switching = (task: string, disabled: boolean) =>
  doesToMany({
    task,
    subject: backupPlanSubjects.item,
    method: 'PATCH',
    names: namesSeen(plansIn, owns),
    act: async (tx, viewer, id) => void (await updatePlan(tx, viewer, id, { disabled }, null)),
  });

export const enableMany = switching('compute.backup_plans.enable_many', false);
export const disableMany = switching('compute.backup_plans.disable_many', true);
