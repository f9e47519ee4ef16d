import type { BackupPlan } from '@skydeck/contract';
import { call } from '../../kit/data/client.ts';
import { DeleteChosen } from '../../kit/confirm/index.ts';
import { useKnownName } from '../../kit/text/distinct-name.ts';
import type { Refused } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { backupPlans } from './backup-plan.ts';
import { backupPlanWords } from './words.ts';

interface Props {
  /** Those to be deleted; with none the dialog is closed. */
  readonly plans: readonly BackupPlan[];
  readonly refused?: readonly Refused[];
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** What was kept stays: that is said of each. */
export function PlanDelete({ plans, refused, onClose, onDeleted }: Props) {
  const t = useText(backupPlanWords);
  return (
    <DeleteChosen
      chosen={plans}
      nameOf={useKnownName(backupPlans)}
      icon="menu-backup-plans"
      t={t}
      items={backupPlans.items}
      remove={({ id }) => call(backupPlans.api.remove, { params: { id } })}
      removeMany={backupPlans.api.removeMany}
      detail={({ recovery_points_count: count }) => count > 0 && t('delete.points_stay', { count })}
      refused={refused}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
}
