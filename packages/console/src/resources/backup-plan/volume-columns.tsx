import type { PlanVolume } from '@skydeck/contract';
import { useMemo } from 'react';
import type { Column, RowFacts } from '../../kit/list/index.ts';
import { Ago, LinkTo } from '../../kit/page/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { pointsOfVolume } from '../recovery-point/index.ts';
import { backupPlanWords } from './backup-plan.ts';

const GIB = 2 ** 30;

export const volumeFacts: RowFacts<PlanVolume> = {
  texts: ({ name }) => [name],
  sorts: {
    name: ({ name }) => name,
    size: ({ size }) => size,
    points: (volume) => volume.recovery_points_count,
    last: (volume) => volume.last_point_at,
  },
  sort: { field: 'name', direction: 'asc' },
};

export function useVolumeColumns(): readonly Column<PlanVolume>[] {
  const t = useText(backupPlanWords);
  const format = useFormat();
  return useMemo(
    () => [
      { key: 'name', title: t('field.volume'), sort: 'name', cell: (volume) => <bdi>{volume.name}</bdi> },
      {
        key: 'size',
        title: t('field.size'),
        sort: 'size',
        priority: 2,
        align: 'end',
        cell: (volume) => format.bytes(volume.size * GIB),
      },
      {
        key: 'points',
        title: t('field.points'),
        sort: 'points',
        priority: 2,
        align: 'end',
        titled: true,
        cell: (volume) => <LinkTo to={pointsOfVolume(volume.id)}>{format.number(volume.recovery_points_count)}</LinkTo>,
      },
      {
        key: 'last',
        title: t('field.last_point'),
        sort: 'last',
        priority: 1,
        titled: true,
        cell: ({ last_point_at: at }) => (at === null ? t('value.never') : <Ago at={at} />),
      },
    ],
    [t, format],
  );
}
