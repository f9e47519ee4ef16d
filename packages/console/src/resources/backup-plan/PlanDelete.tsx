import { deletionOf } from '../../kit/confirm/index.ts';
import { backupPlans, backupPlanWords } from './backup-plan.ts';

/** What was kept stays: that is said of each. */
export const PlanDelete = deletionOf(backupPlans, {
  words: backupPlanWords,
  icon: 'menu-backup-plans',
  detail: ({ recovery_points_count: count }, t) => count > 0 && t('delete.points_stay', { count }),
});
