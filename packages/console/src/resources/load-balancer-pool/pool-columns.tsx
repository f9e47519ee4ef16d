import { type LoadBalancerPool, poolAlgorithms, poolStatuses } from '@skydeck/contract';
import { useMemo } from 'react';
import {
  choiceFilter,
  type Column,
  createdColumn,
  type FilterFacts,
  idColumn,
  nameColumn,
  statusColumn,
  switchColumn,
  switchFilter,
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
        least: 184,
        cell: (pool) => <bdi dir="ltr">{portsOf(pool)}</bdi>,
      },
      {
        key: 'members',
        sort: 'members_count',
        title: t('field.members'),
        priority: 2,
        cell: ({ members }) => t('health.of', { ...healthOf(members) }),
      },
      {
        key: 'algorithm',
        title: t('field.algorithm'),
        sort: 'lb_algorithm',
        priority: 3,
        cell: ({ lb_algorithm: algorithm }) => (isKnownAlgorithm(algorithm) ? t(`algorithm.${algorithm}`) : algorithm),
      },
      switchColumn(t, 'enabled', ({ enabled }) => enabled, { priority: 3 }),
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
      choiceFilter(tOfAll, 'status', 'field.status', poolStatuses, 'status'),
      switchFilter(t, 'enabled', 'field.enabled', ['value.on', 'value.off']),
      choiceFilter(t, 'lb_algorithm', 'field.algorithm', poolAlgorithms, 'algorithm'),
    ],
    [t, tOfAll],
  );
}
