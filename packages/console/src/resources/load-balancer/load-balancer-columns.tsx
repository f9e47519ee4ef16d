import { type ListQuery, type LoadBalancer, loadBalancerStatuses } from '@skydeck/contract';
import { useMemo } from 'react';
import { type Column, type FilterFacts, filterByObject, type List } from '../../kit/list/index.ts';
import { Ago, Ip, LinkTo, Mono } from '../../kit/page/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { useAll } from '../../kit/data/useAll.ts';
import { networkPaths, networks } from '../network/index.ts';
import { BalancerStatus } from './BalancerStatus.tsx';
import { FloatingLink } from './FloatingLink.tsx';
import { isKnownTopology, knownTopologies } from './load-balancer.rules.ts';
import { loadBalancerPaths } from './paths.ts';
import { loadBalancerWords } from './words.ts';

export function useLoadBalancerColumns(nameOf: (balancer: LoadBalancer) => string): readonly Column<LoadBalancer>[] {
  const t = useText(loadBalancerWords);
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'name',
        title: t('field.name'),
        sort: 'name',
        cell: (balancer) => (
          <LinkTo look="name" to={loadBalancerPaths.details(balancer.id)}>
            {nameOf(balancer)}
          </LinkTo>
        ),
      },
      {
        key: 'status',
        title: t('field.status'),
        sort: 'status',
        priority: 1,
        least: 180,
        cell: ({ status }) => <BalancerStatus status={status} />,
      },
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
      {
        key: 'created',
        title: t('field.created'),
        sort: 'created_at',
        priority: 4,
        cell: (one) => <Ago at={one.created_at} />,
      },
      { key: 'id', title: t('field.id'), hidden: true, priority: 4, cell: ({ id }) => <Mono>{id}</Mono> },
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
    {
      key: 'status',
      title: t('field.status'),
      options: loadBalancerStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
    },
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
