import type { BackupPlan, PlanVolume } from '@skydeck/contract';
import { call } from '../../kit/data/client.ts';
import { ConfirmDelete } from '../../kit/confirm/index.ts';
import { notify } from '../../kit/notify/index.ts';
import { useText } from '../../kit/text/index.ts';
import { backupPlans, backupPlanWords } from './backup-plan.ts';

interface Props {
  readonly plan: BackupPlan;
  /** Those that leave the plan; with none the dialog is closed. */
  readonly volumes: readonly PlanVolume[];
  readonly onClose: () => void;
}

/** In one call: all of them leave, or none. */
export function VolumesRemove({ plan, volumes, onClose }: Props) {
  const t = useText(backupPlanWords);
  const count = volumes.length;
  return (
    <ConfirmDelete
      open={count > 0}
      icon="hard-drive"
      title={t('volumes.remove_title', { count })}
      message={t('volumes.remove_text')}
      items={volumes.map(({ id, name, recovery_points_count: points }) => ({
        id,
        name,
        detail: points > 0 && t('delete.points_stay', { count: points }),
      }))}
      confirmLabel={t('volumes.remove')}
      onConfirm={async () => {
        const body = { ids: volumes.map(({ id }) => id) };
        await backupPlans.items.mutate(() => call(backupPlans.api.removeVolumes, { params: { id: plan.id }, body }));
        notify('success', t('volumes.removed', { count, plan: plan.name }));
      }}
      onClose={onClose}
    />
  );
}
