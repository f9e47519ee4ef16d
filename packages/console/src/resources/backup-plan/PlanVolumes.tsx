import type { PlanVolume } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import hardDrive from 'lucide-static/icons/hard-drive.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import unplug from 'lucide-static/icons/unplug.svg?raw';
import { useState } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { useCan } from '../../kit/abilities.ts';
import { Card } from '../../kit/details/index.ts';
import { EmptyList, ListBody, type RowAction, useRows } from '../../kit/list/index.ts';
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
  const navigate = useNavigate();
  const mayAdd = useCan(backupPlans.subjects.item, 'create');
  const mayRemove = useCan(backupPlans.subjects.item, 'delete');
  const [toDelete, setToDelete] = useState<readonly PlanVolume[]>([]);
  const list = useRows<PlanVolume>(plan.volumes, volumeFacts);
  const columns = useVolumeColumns();
  const reason = whyNotVolumes(plan);
  const why = reason && t(reason);
  const actions: RowAction<PlanVolume>[] = mayRemove
    ? [
        {
          key: 'remove',
          label: t('volumes.remove'),
          icon: 'unplug',
          danger: true,
          bulk: true,
          blocked: () => why,
          run: setToDelete,
        },
      ]
    : [];
  const add = mayAdd && (
    <Button size="small" disabledReason={why || ''} onClick={() => void navigate(backupPlanPaths.addVolumes(plan.id))}>
      <Icon slot="start" name="plus" />
      {t('volumes.add')}
    </Button>
  );
  return (
    <>
      {plan.volumes.length === 0 ? (
        <EmptyList icon="hard-drive" title={t('volumes.empty_title')} text={t('volumes.empty_text')} action={add} />
      ) : (
        <Card title={t('tab.volumes')} action={add}>
          <ListBody
            title={t('tab.volumes')}
            list={list}
            columns={columns}
            actions={actions}
            searchLabel={t('volumes.search')}
            label={({ name }) => name}
            storageKey="plan_volume"
          />
        </Card>
      )}
      <VolumesRemove plan={plan} volumes={toDelete} onClose={() => setToDelete([])} />
      <Outlet context={plan} />
    </>
  );
}
