import { type ListQuery, type LoadBalancer } from '@skydeck/contract';
import { useMemo } from 'react';
import {
  type Column,
  createdColumn,
  filterByObject,
  type FilterFacts,
  idColumn,
  type List,
  nameColumn,
} from '../../kit/list/index.ts';
import { Ip, LinkTo } from '../../kit/page/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { useAll } from '../../kit/data/useAll.ts';
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
      {
        key: 'address',
        title: t('field.address'),
        sort: 'address',
        priority: 1,
        cell: (one) => <Ip>{one.address}</Ip>,
      },
      {
        key: 'floating',
        title: t('field.floating'),
        priority: 2,
        cell: ({ floating_ip: floating }) => (floating ? <FloatingLink ip={floating} /> : '—'),
        text: ({ floating_ip: floating }) => floating?.floating_ip_address ?? '',
      },
      {
        key: 'network',
        title: t('field.network'),
        priority: 3,
        cell: (one) => <LinkTo to={networkPaths.details(one.network_id)}>{one.network_name}</LinkTo>,
      },
      {
        key: 'pools',
        title: t('field.pools'),
        priority: 2,
        titled: true,
        align: 'end',
        cell: ({ pools }) => format.number(pools.length),
      },
      {
        key: 'members',
        title: t('field.members'),
        priority: 3,
        titled: true,
        align: 'end',
        cell: (one) => format.number(one.members_count),
      },
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

const inside: ListQuery = { router_external: false };

/** Of all networks one can be in. */
export function useLoadBalancerFilters({ view }: List<LoadBalancer>): readonly FilterFacts[] {
  const t = useText(loadBalancerWords);
  const all = useAll(networks, inside).items;
  return [
    balancerStatus.filter(t),
    {
      key: 'topology',
      title: t('field.topology'),
      options: knownTopologies.map((topology) => ({ value: topology, label: t(`topology.${topology}`) })),
    },
    {
      key: 'enabled',
      title: t('field.enabled'),
      options: [
        { value: 'true', label: t('value.yes') },
        { value: 'false', label: t('value.no') },
      ],
    },
    ...filterByObject({ key: 'network_id', title: t('field.network'), all, chosen: view.filters.network_id }),
  ];
}
