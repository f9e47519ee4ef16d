import type { ResourceModule } from '../../kit/module.ts';
import { backupPlans, backupPlanWords as words } from './backup-plan.ts';
import { frames, pages } from './routes.tsx';

const { api } = backupPlans;
const keysOf = (act: 'enable' | 'disable') => ({
  running: `${act}.running`,
  done: `${act}.done`,
  failed: `${act}.failed`,
});

export const backupPlan: ResourceModule = {
  resource: backupPlans,
  pages,
  frames,
  tasks: [
    { name: 'compute.backup_plans.delete_many', words, retryEndpoint: api.removeMany },
    { name: 'compute.backup_plans.enable_many', words, keys: keysOf('enable'), retryEndpoint: api.enableMany },
    { name: 'compute.backup_plans.disable_many', words, keys: keysOf('disable'), retryEndpoint: api.disableMany },
  ],
};
