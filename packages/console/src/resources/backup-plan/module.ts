import type { ResourceModule } from '../../kit/module.ts';
import { backupPlans, backupPlanWords as words } from './backup-plan.ts';
import { frames, pages } from './routes.tsx';

const { api } = backupPlans;

export const backupPlan: ResourceModule = {
  resource: backupPlans,
  pages,
  frames,
  tasks: [
    { name: 'compute.backup_plans.delete_many', words, retryEndpoint: api.removeMany },
    { name: 'compute.backup_plans.enable_many', words, act: 'enable', retryEndpoint: api.enableMany },
    { name: 'compute.backup_plans.disable_many', words, act: 'disable', retryEndpoint: api.disableMany },
  ],
};
