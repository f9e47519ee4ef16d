import { type BackupPlan, GIB, type PlanVolume } from '@skydeck/contract';
import { registerIcons } from '@skydeck/react-bindings/icon';
import hardDrive from 'lucide-static/icons/hard-drive.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import unplug from 'lucide-static/icons/unplug.svg?raw';
import { useMemo } from 'react';
import { removePartAction } from '../../kit/confirm/index.ts';
import { call } from '../../kit/data/client.ts';
import { ListCard, usePageItem } from '../../kit/details/index.ts';
import { type Column, numberColumn, type OfferedAction, textColumn } from '../../kit/list/index.ts';
import { Ago, LinkTo } from '../../kit/page/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { pointsOfVolume } from '../recovery-point/index.ts';
import { whyNotVolumes } from './backup-plan.rules.ts';
import { backupPlans, backupPlanWords, planVolumeWords } from './backup-plan.ts';
import { backupPlanPaths } from './paths.ts';

registerIcons({ 'hard-drive': hardDrive, plus, unplug });

const nameOf = ({ name }: PlanVolume) => name;

export function PlanVolumes() {
  const t = useText(backupPlanWords);
  const plan = usePageItem(backupPlans);
  const reason = whyNotVolumes(plan);
  return (
    <ListCard
      title={t('tab.volumes')}
      words={planVolumeWords}
      icon="hard-drive"
      subject={backupPlans.subjects.item}
      rows={plan.volumes}
      columns={useVolumeColumns()}
      add={{ right: 'create', to: backupPlanPaths.addVolumes(plan.id), whyNot: reason && t(reason) }}
      actions={[useVolumeRemoval(plan)]}
      label={nameOf}
      storageKey="plan_volume"
      context={plan}
    />
  );
}

/** Volumes leave a plan in one call: all of them, or none. */
function useVolumeRemoval(plan: BackupPlan): OfferedAction<PlanVolume> {
  const t = useText(backupPlanWords);
  const say = useText(planVolumeWords);
  const reason = whyNotVolumes(plan);
  const remove = (volumes: readonly PlanVolume[]) => {
    const body = { ids: volumes.map(({ id }) => id) };
    return backupPlans.items.mutate(() => call(backupPlans.api.removeVolumes, { params: { id: plan.id }, body }));
  };
  const removal = removePartAction(say('remove.action'), {
    words: planVolumeWords,
    act: 'remove',
    icon: 'hard-drive',
    nameOf,
    detail: ({ recovery_points_count: count }) => count > 0 && t('delete.points_stay', { count }),
    one: (volume) => remove([volume]),
    many: remove,
  });
  return { ...removal, icon: 'unplug', right: 'delete', blocked: () => reason && t(reason) };
}

function useVolumeColumns(): readonly Column<PlanVolume>[] {
  const t = useText(backupPlanWords);
  const format = useFormat();
  return useMemo(
    () => [
      textColumn(t, 'volume', nameOf, { key: 'name' }),
      numberColumn(
        t,
        'size',
        ({ size }) => size,
        (size) => format.bytes(size * GIB),
      ),
      {
        ...numberColumn(t, 'points', (volume: PlanVolume) => volume.recovery_points_count, format.number),
        cell: (volume) => <LinkTo to={pointsOfVolume(volume.id)}>{format.number(volume.recovery_points_count)}</LinkTo>,
      },
      {
        key: 'last',
        title: t('field.last_point'),
        priority: 1,
        titled: true,
        value: (volume) => volume.last_point_at,
        cell: ({ last_point_at: at }) => (at === null ? t('value.never') : <Ago at={at} />),
      },
    ],
    [t, format],
  );
}
