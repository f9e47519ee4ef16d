import { type BackupPlan, shownPlanStatus } from '@skydeck/contract';
import { useMemo } from 'react';
import {
  type Column,
  createdColumn,
  type FilterFacts,
  idColumn,
  nameColumn,
  statusColumn,
} from '../../kit/list/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { storedPlanStatuses } from './backup-plan.rules.ts';
import { backupPlanPaths } from './paths.ts';
import { PlanStatus } from './PlanStatus.tsx';
import { LastRun, NextRun } from './PlanTimes.tsx';
import { backupPlanWords } from './backup-plan.ts';

export function usePlanColumns(nameOf: (plan: BackupPlan) => string): readonly Column<BackupPlan>[] {
  const t = useText(backupPlanWords);
  const format = useFormat();
  return useMemo(
    () => [
      nameColumn(t, ({ id }) => backupPlanPaths.details(id), nameOf),
      {
        ...statusColumn(t, (plan: BackupPlan) => <PlanStatus plan={plan} />),
        text: (plan) => shownPlanStatus(plan),
      },
      {
        key: 'next',
        title: t('field.next_run'),
        sort: 'next_run_at',
        priority: 2,
        least: 205,
        titled: true,
        text: (plan) => plan.next_run_at ?? '',
        cell: (plan) => <NextRun plan={plan} />,
      },
      {
        key: 'last',
        title: t('field.last_run'),
        priority: 2,
        least: 205,
        titled: true,
        text: (plan) => plan.last_run?.status ?? '',
        cell: (plan) => <LastRun plan={plan} />,
      },
      {
        key: 'volumes',
        title: t('field.volumes'),
        priority: 3,
        align: 'end',
        titled: true,
        cell: (plan) => format.number(plan.volumes.length),
      },
      {
        key: 'points',
        title: t('field.points'),
        priority: 4,
        align: 'end',
        titled: true,
        cell: (plan) => format.number(plan.recovery_points_count),
      },
      {
        key: 'rotation',
        title: t('field.rotation'),
        priority: 4,
        align: 'end',
        titled: true,
        cell: ({ properties }) => format.number(properties.recovery_points_rotation),
      },
      {
        key: 'description',
        title: t('field.description'),
        priority: 4,
        hidden: true,
        cell: (plan) => plan.description || '—',
      },
      { ...createdColumn(t), hidden: true },
      idColumn(t),
    ],
    [t, format, nameOf],
  );
}

export function usePlanFilters(): readonly FilterFacts[] {
  const t = useText(backupPlanWords);
  return useMemo(
    () => [
      {
        key: 'status',
        title: t('field.status'),
        options: storedPlanStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
      },
      {
        key: 'disabled',
        title: t('field.schedule'),
        options: [
          { value: 'false', label: t('value.enabled') },
          { value: 'true', label: t('value.disabled') },
        ],
      },
    ],
    [t],
  );
}
