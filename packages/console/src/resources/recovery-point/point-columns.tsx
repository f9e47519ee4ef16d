import { GIB, type RecoveryPoint } from '@skydeck/contract';
import { useMemo } from 'react';
import {
  choiceFilter,
  type Column,
  createdColumn,
  type FilterFacts,
  idColumn,
  linkColumn,
  type List,
  nameColumn,
  numberColumn,
  statusColumn,
  switchFilter,
  textColumn,
  useObjectFilter,
} from '../../kit/list/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { backupPlanPaths, backupPlans } from '../backup-plan/index.ts';
import { volumes } from '../volume/index.ts';
import { recoveryPointPaths } from './paths.ts';
import { PointStatus } from './PointStatus.tsx';
import { pointStatuses } from './recovery-point.rules.ts';
import { recoveryPointWords } from './recovery-point.ts';

export function usePointColumns(nameOf: (point: RecoveryPoint) => string): readonly Column<RecoveryPoint>[] {
  const t = useText(recoveryPointWords);
  const format = useFormat();
  return useMemo(
    () => [
      { ...nameColumn(t, ({ id }) => recoveryPointPaths.details(id), nameOf), least: 288 },
      {
        ...statusColumn(t, (point: RecoveryPoint) => <PointStatus point={point} />),
        text: (point) => point.status,
      },
      textColumn(t, 'volume', (point) => point.volume_name, { priority: 2, least: 156 }),
      linkColumn(
        t,
        'plan',
        ({ metadata }) => backupPlanPaths.details(metadata.backup_plan_id ?? ''),
        (point) => point.backup_plan_name,
        { priority: 3, titled: true, least: 136 },
      ),
      textColumn(t, 'kind', (point) => t(point.is_incremental ? 'kind.incremental' : 'kind.full'), {
        kind: 'word',
        priority: 3,
        least: 108,
      }),
      numberColumn(t, 'size', ({ size }) => size * GIB, format.bytes, {
        sort: 'size',
        priority: 4,
        text: ({ size }) => String(size * GIB),
      }),
      numberColumn(t, 'physical_size', (point) => point.physical_size, format.bytes, {
        key: 'physical',
        priority: 4,
        text: (point) => String(point.physical_size),
      }),
      { ...createdColumn(t), priority: 2 },
      idColumn(t),
    ],
    [t, format, nameOf],
  );
}

export function usePointFilters({ view, rows }: List<RecoveryPoint>): readonly FilterFacts[] {
  const t = useText(recoveryPointWords);
  return [
    choiceFilter(t, 'status', 'field.status', pointStatuses, 'status'),
    switchFilter(t, 'is_incremental', 'field.kind', ['kind.incremental', 'kind.full']),
    useObjectFilter({
      key: 'backup_plan_id',
      title: t('field.plan'),
      resource: backupPlans,
      view,
      nameOf: (id) => rows.find(({ metadata }) => metadata.backup_plan_id === id)?.backup_plan_name,
    }),
    useObjectFilter({
      key: 'volume_id',
      title: t('field.volume'),
      resource: volumes,
      view,
      nameOf: (id) => rows.find(({ volume_id }) => volume_id === id)?.volume_name,
    }),
  ];
}
