import type { ListQuery, RecoveryPoint } from '@skydeck/contract';
import { useMemo } from 'react';
import {
  type Column,
  createdColumn,
  filterByObject,
  type FilterFacts,
  idColumn,
  type List,
  nameColumn,
  statusColumn,
} from '../../kit/list/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { useAll } from '../../kit/data/useAll.ts';
import { backupPlans } from '../backup-plan/index.ts';
import { volumes } from '../volume/index.ts';
import { recoveryPointPaths } from './paths.ts';
import { PointStatus } from './PointStatus.tsx';
import { pointStatuses } from './recovery-point.rules.ts';
import { recoveryPointWords } from './recovery-point.ts';

const GIB = 2 ** 30;

export function usePointColumns(nameOf: (point: RecoveryPoint) => string): readonly Column<RecoveryPoint>[] {
  const t = useText(recoveryPointWords);
  const format = useFormat();
  return useMemo(
    () => [
      { ...nameColumn(t, ({ id }) => recoveryPointPaths.details(id), nameOf), least: 200 },
      {
        ...statusColumn(t, (point: RecoveryPoint) => <PointStatus point={point} />),
        least: 140,
        text: (point) => point.status,
      },
      { key: 'volume', title: t('field.volume'), priority: 2, cell: (point) => <bdi>{point.volume_name}</bdi> },
      {
        key: 'plan',
        title: t('field.plan'),
        priority: 3,
        titled: true,
        cell: (point) => point.backup_plan_name ?? '—',
      },
      {
        key: 'kind',
        title: t('field.kind'),
        priority: 3,
        cell: (point) => t(point.is_incremental ? 'kind.incremental' : 'kind.full'),
      },
      {
        key: 'size',
        title: t('field.size'),
        sort: 'size',
        priority: 4,
        align: 'end',
        titled: true,
        text: (point) => String(point.size * GIB),
        cell: (point) => format.bytes(point.size * GIB),
      },
      {
        key: 'physical',
        title: t('field.physical_size'),
        priority: 4,
        align: 'end',
        titled: true,
        text: (point) => String(point.physical_size),
        cell: (point) => format.bytes(point.physical_size),
      },
      { ...createdColumn(t), priority: 2 },
      idColumn(t),
    ],
    [t, format, nameOf],
  );
}

const everything: ListQuery = {};

export function usePointFilters({ view, rows }: List<RecoveryPoint>): readonly FilterFacts[] {
  const t = useText(recoveryPointWords);
  const plans = useAll(backupPlans, everything).items;
  const sources = useAll(volumes, everything).items;
  return [
    {
      key: 'status',
      title: t('field.status'),
      options: pointStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
    },
    {
      key: 'is_incremental',
      title: t('field.kind'),
      options: [
        { value: 'false', label: t('kind.full') },
        { value: 'true', label: t('kind.incremental') },
      ],
    },
    ...filterByObject({
      key: 'backup_plan_id',
      title: t('field.plan'),
      all: plans,
      chosen: view.filters.backup_plan_id,
      nameOf: (id) => rows.find(({ metadata }) => metadata.backup_plan_id === id)?.backup_plan_name,
    }),
    ...filterByObject({
      key: 'volume_id',
      title: t('field.volume'),
      all: sources,
      chosen: view.filters.volume_id,
      nameOf: (id) => rows.find(({ volume_id }) => volume_id === id)?.volume_name,
    }),
  ];
}
