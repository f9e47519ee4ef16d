import type { PlanVolume } from '@skydeck/contract';
import { useMemo } from 'react';
import type { Column } from '../../kit/list/index.ts';
import { Ago, LinkTo } from '../../kit/page/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { pointsOfVolume } from '../recovery-point/index.ts';
import { backupPlanWords } from './words.ts';

const GIB = 2 ** 30;

export function useVolumeColumns(): readonly Column<PlanVolume>[] {
  const t = useText(backupPlanWords);
  const format = useFormat();
  return useMemo(
    () => [
      { key: 'name', title: t('field.volume'), cell: (volume) => <bdi>{volume.name}</bdi> },
      {
        key: 'size',
        title: t('field.size'),
        priority: 2,
        align: 'end',
        cell: (volume) => format.bytes(volume.size * GIB),
      },
      {
        key: 'points',
        title: t('field.points'),
        priority: 2,
        align: 'end',
        titled: true,
        cell: (volume) => <LinkTo to={pointsOfVolume(volume.id)}>{format.number(volume.recovery_points_count)}</LinkTo>,
      },
      {
        key: 'last',
        title: t('field.last_point'),
        priority: 1,
        titled: true,
        cell: ({ last_point_at: at }) => (at === null ? t('value.never') : <Ago at={at} />),
      },
    ],
    [t, format],
  );
}
