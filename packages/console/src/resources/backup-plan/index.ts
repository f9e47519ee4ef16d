export { backupPlanPaths } from './paths.ts';
export { backupPlans } from './backup-plan.ts';
