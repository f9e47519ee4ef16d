import type { FloatingIp, ListQuery } from '@skydeck/contract';
import { useMemo } from 'react';
import {
  type Column,
  createdColumn,
  filterByObject,
  type FilterFacts,
  idColumn,
  type List,
} from '../../kit/list/index.ts';
import { Ip, LinkTo } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useAll } from '../../kit/data/useAll.ts';
import { networks } from '../network/index.ts';
import { routers } from '../router/index.ts';
import { floatingIpPaths } from './paths.ts';
import { floatingIpStatus } from './status.ts';
import { floatingIpWords } from './floating-ip.ts';

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
      },
      floatingIpStatus.column(t),
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
      },
      {
        key: 'network',
        title: t('field.network'),
        priority: 2,
        cell: (ip) => <bdi>{ip.floating_network_name}</bdi>,
      },
      {
        key: 'description',
        title: t('field.description'),
        priority: 3,
        cell: ({ description }) => description || '—',
      },
      createdColumn(t),
      idColumn(t),
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
    floatingIpStatus.filter(t),
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
