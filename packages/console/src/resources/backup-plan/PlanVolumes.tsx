import type { BackupPlan, PlanVolume } from '@skydeck/contract';
import { registerIcons } from '@skydeck/react-bindings/icon';
import hardDrive from 'lucide-static/icons/hard-drive.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import unplug from 'lucide-static/icons/unplug.svg?raw';
import { Outlet } from 'react-router-dom';
import { ListCard, useFormButton } from '../../kit/details/index.ts';
import { useActions, useRows } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { backupPlans, backupPlanWords, usePlan } from './backup-plan.ts';
import { whyNotVolumes } from './backup-plan.rules.ts';
import { backupPlanPaths } from './paths.ts';
import { useVolumeColumns, volumeFacts } from './volume-columns.tsx';
import { VolumesRemove } from './VolumesRemove.tsx';

registerIcons({ 'hard-drive': hardDrive, plus, unplug });

export function PlanVolumes() {
  const t = useText(backupPlanWords);
  const plan = usePlan();
  const reason = whyNotVolumes(plan);
  const { actions, dialogs } = useVolumeActions(plan);
  const add = useFormButton({
    subject: backupPlans.subjects.item,
    right: 'create',
    label: t('volumes.add'),
    icon: 'plus',
    to: backupPlanPaths.addVolumes(plan.id),
    whyNot: reason && t(reason),
  });
  return (
    <>
      <ListCard
        title={t('tab.volumes')}
        list={useRows<PlanVolume>(plan.volumes, volumeFacts)}
        columns={useVolumeColumns()}
        actions={actions}
        isEmpty={plan.volumes.length === 0}
        empty={{ icon: 'hard-drive', title: t('volumes.empty_title'), text: t('volumes.empty_text') }}
        action={add}
        searchLabel={t('volumes.search')}
        label={({ name }) => name}
        storageKey="plan_volume"
      />
      {dialogs}
      <Outlet context={plan} />
    </>
  );
}

function useVolumeActions(plan: BackupPlan) {
  const t = useText(backupPlanWords);
  const reason = whyNotVolumes(plan);
  return useActions<PlanVolume>(backupPlans.subjects.item, undefined, [
    {
      key: 'remove',
      label: t('volumes.remove'),
      icon: 'unplug',
      right: 'delete',
      danger: true,
      bulk: true,
      blocked: () => reason && t(reason),
      dialog: ({ chosen, onClose }) => <VolumesRemove plan={plan} volumes={chosen} onClose={onClose} />,
    },
  ]);
}
