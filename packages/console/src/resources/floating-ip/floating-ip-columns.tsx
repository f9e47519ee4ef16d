import type { FloatingIp, ListQuery } from '@skydeck/contract';
import { useMemo } from 'react';
import { type Column, type FilterFacts, filterByObject, type List } from '../../kit/list/index.ts';
import { Ago, Ip, LinkTo, Mono } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useAll } from '../../kit/data/useAll.ts';
import { networks } from '../network/index.ts';
import { routers } from '../router/index.ts';
import { floatingIpStatuses } from './floating-ip.rules.ts';
import { FloatingIpStatus } from './FloatingIpStatus.tsx';
import { floatingIpPaths } from './paths.ts';
import { floatingIpWords } from './words.ts';

export function useFloatingIpColumns(): readonly Column<FloatingIp>[] {
  const t = useText(floatingIpWords);
  return useMemo(
    () => [
      {
        key: 'address',
        title: t('field.address'),
        sort: 'floating_ip_address',
        cell: (ip) => (
          <LinkTo look="name" to={floatingIpPaths.details(ip.id)}>
            <Ip>{ip.floating_ip_address}</Ip>
          </LinkTo>
        ),
        text: (ip) => ip.floating_ip_address,
      },
      {
        key: 'status',
        title: t('field.status'),
        sort: 'status',
        priority: 1,
        cell: (ip) => <FloatingIpStatus status={ip.status} />,
        text: (ip) => ip.status,
      },
      {
        key: 'attachment',
        title: t('field.attachment'),
        priority: 1,
        cell: ({ attachment }) => (attachment ? <bdi>{attachment.object_name}</bdi> : t('value.free')),
        text: ({ attachment }) => attachment?.object_name ?? '',
      },
      {
        key: 'fixed',
        title: t('field.fixed_address'),
        priority: 2,
        cell: (ip) => <Ip>{ip.fixed_ip_address ?? '—'}</Ip>,
        text: (ip) => ip.fixed_ip_address ?? '',
      },
      {
        key: 'network',
        title: t('field.network'),
        priority: 2,
        cell: (ip) => <bdi>{ip.floating_network_name}</bdi>,
        text: (ip) => ip.floating_network_name,
      },
      {
        key: 'description',
        title: t('field.description'),
        priority: 3,
        cell: ({ description }) => description || '—',
      },
      {
        key: 'created',
        title: t('field.created'),
        sort: 'created_at',
        priority: 4,
        cell: (ip) => <Ago at={ip.created_at} />,
        text: (ip) => ip.created_at,
      },
      {
        key: 'id',
        title: t('field.id'),
        hidden: true,
        priority: 4,
        cell: (ip) => <Mono>{ip.id}</Mono>,
        text: (ip) => ip.id,
      },
    ],
    [t],
  );
}

const external: ListQuery = { router_external: true };
const everything: ListQuery = {};

/** One leads through a router that has a gateway; others are no choice. */
export function useFloatingIpFilters({ view }: List<FloatingIp>): readonly FilterFacts[] {
  const t = useText(floatingIpWords);
  const outside = useAll(networks, external).items;
  const externalRouters = useAll(routers, everything).items.filter((router) => router.external_gateway_info !== null);
  return [
    {
      key: 'status',
      title: t('field.status'),
      options: floatingIpStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
    },
    {
      key: 'assigned',
      title: t('field.attachment'),
      options: [
        { value: 'true', label: t('value.assigned') },
        { value: 'false', label: t('value.free') },
      ],
    },
    ...filterByObject({
      key: 'floating_network_id',
      title: t('field.network'),
      all: outside,
      chosen: view.filters.floating_network_id,
    }),
    ...filterByObject({
      key: 'router_id',
      title: t('field.router'),
      all: externalRouters,
      chosen: view.filters.router_id,
    }),
  ];
}
