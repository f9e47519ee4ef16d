import { type LoadBalancer } from '@skydeck/contract';
import { useMemo } from 'react';
import {
  choiceFilter,
  type Column,
  createdColumn,
  type FilterFacts,
  idColumn,
  ipColumn,
  linkColumn,
  type List,
  nameColumn,
  numberColumn,
  switchFilter,
  useObjectFilter,
} from '../../kit/list/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { networkPaths, networks } from '../network/index.ts';
import { balancerStatus } from './status.ts';
import { FloatingLink } from './FloatingLink.tsx';
import { isKnownTopology, knownTopologies } from './load-balancer.rules.ts';
import { loadBalancerPaths } from './paths.ts';
import { loadBalancerWords } from './load-balancer.ts';

export function useLoadBalancerColumns(nameOf: (balancer: LoadBalancer) => string): readonly Column<LoadBalancer>[] {
  const t = useText(loadBalancerWords);
  const format = useFormat();
  return useMemo(
    () => [
      nameColumn(t, ({ id }) => loadBalancerPaths.details(id), nameOf),
      { ...balancerStatus.column(t), least: 180 },
      ipColumn(t, 'address', ({ address }) => address, { sort: 'address', priority: 1 }),
      {
        key: 'floating',
        title: t('field.floating'),
        priority: 2,
        cell: ({ floating_ip: floating }) => (floating ? <FloatingLink ip={floating} /> : '—'),
        text: ({ floating_ip: floating }) => floating?.floating_ip_address ?? '',
      },
      linkColumn(
        t,
        'network',
        (one) => networkPaths.details(one.network_id),
        (one) => one.network_name,
        { priority: 3 },
      ),
      numberColumn(t, 'pools', ({ pools }) => pools.length, format.number, { sort: 'pools_count', priority: 2 }),
      numberColumn(t, 'members', (one) => one.members_count, format.number, { sort: 'members_count', priority: 3 }),
      {
        key: 'topology',
        title: t('field.topology'),
        priority: 4,
        cell: ({ topology }) => (isKnownTopology(topology) ? t(`topology.${topology}`) : topology),
      },
      createdColumn(t),
      idColumn(t),
    ],
    [t, format, nameOf],
  );
}

/** Of all networks one can be in. */
export function useLoadBalancerFilters({ view }: List<LoadBalancer>): readonly FilterFacts[] {
  const t = useText(loadBalancerWords);
  const query = { router_external: false };
  return [
    balancerStatus.filter(t),
    choiceFilter(t, 'topology', 'field.topology', knownTopologies, 'topology'),
    switchFilter(t, 'enabled', 'field.enabled', ['value.yes', 'value.no']),
    useObjectFilter({ view, key: 'network_id', title: t('field.network'), resource: networks, query }),
  ];
}
