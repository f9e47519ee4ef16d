import { type BackupPlan, shownPlanStatus } from '@skydeck/contract';
import { useMemo } from 'react';
import {
  choiceFilter,
  type Column,
  createdColumn,
  type FilterFacts,
  idColumn,
  nameColumn,
  numberColumn,
  statusColumn,
  switchFilter,
  textColumn,
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
        kind: 'date',
        least: 205,
        titled: true,
        text: (plan) => plan.next_run_at ?? '',
        cell: (plan) => <NextRun plan={plan} />,
      },
      {
        key: 'last',
        title: t('field.last_run'),
        priority: 2,
        kind: 'date',
        least: 240,
        titled: true,
        text: (plan) => plan.last_run?.status ?? '',
        cell: (plan) => <LastRun plan={plan} />,
      },
      numberColumn(t, 'volumes', ({ volumes }) => volumes.length, format.number, {
        sort: 'volumes_count',
        priority: 3,
      }),
      numberColumn(t, 'points', (plan) => plan.recovery_points_count, format.number, {
        sort: 'recovery_points_count',
        priority: 4,
      }),
      numberColumn(t, 'rotation', ({ properties }) => properties.recovery_points_rotation, format.number, {
        priority: 4,
      }),
      textColumn(t, 'description', ({ description }) => description, { priority: 4, hidden: true }),
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
      choiceFilter(t, 'status', 'field.status', storedPlanStatuses, 'status'),
      switchFilter(t, 'disabled', 'field.schedule', ['value.disabled', 'value.enabled']),
    ],
    [t],
  );
}
