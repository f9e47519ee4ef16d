import { type LoadBalancerPool, poolAlgorithms, poolStatuses } from '@skydeck/contract';
import { useMemo } from 'react';
import {
  type Column,
  createdColumn,
  type FilterFacts,
  idColumn,
  nameColumn,
  statusColumn,
} from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { balancerStatus, loadBalancerWords } from '../load-balancer/index.ts';
import { healthOf } from './health.rules.ts';
import { poolPaths } from './paths.ts';
import { isKnownAlgorithm, portsOf } from './pool.rules.ts';
import { poolWords } from './pool.ts';

export function usePoolColumns(nameOf: (pool: LoadBalancerPool) => string): readonly Column<LoadBalancerPool>[] {
  const t = useText(poolWords);
  return useMemo(
    () => [
      nameColumn(t, (pool) => poolPaths.details(pool.loadbalancer_id, pool.id), nameOf),
      statusColumn(t, ({ status }) => <balancerStatus.Status status={status} />),
      {
        key: 'mode',
        title: t('field.mode'),
        sort: 'protocol',
        priority: 1,
        least: 160,
        cell: (pool) => <bdi dir="ltr">{portsOf(pool)}</bdi>,
      },
      {
        key: 'members',
        title: t('field.members'),
        priority: 2,
        titled: true,
        cell: ({ members }) => t('health.of', { ...healthOf(members) }),
      },
      {
        key: 'algorithm',
        title: t('field.algorithm'),
        sort: 'lb_algorithm',
        priority: 3,
        cell: ({ lb_algorithm: algorithm }) => (isKnownAlgorithm(algorithm) ? t(`algorithm.${algorithm}`) : algorithm),
      },
      {
        key: 'enabled',
        title: t('field.enabled'),
        priority: 3,
        titled: true,
        cell: ({ enabled }) => t(enabled ? 'value.on' : 'value.off'),
      },
      createdColumn(t),
      idColumn(t),
    ],
    [t, nameOf],
  );
}

export function usePoolFilters(): readonly FilterFacts[] {
  const t = useText(poolWords);
  const tOfAll = useText(loadBalancerWords);
  return useMemo(
    () => [
      {
        key: 'status',
        title: t('field.status'),
        options: poolStatuses.map((value) => ({ value, label: tOfAll(`status.${value}`) })),
      },
      {
        key: 'enabled',
        title: t('field.enabled'),
        options: [
          { value: 'true', label: t('value.on') },
          { value: 'false', label: t('value.off') },
        ],
      },
      {
        key: 'lb_algorithm',
        title: t('field.algorithm'),
        options: poolAlgorithms.map((value) => ({ value, label: t(`algorithm.${value}`) })),
      },
    ],
    [t, tOfAll],
  );
}
