import type { FloatingIp, Router } from '@skydeck/contract';
import { useMemo } from 'react';
import {
  type Column,
  createdColumn,
  type FilterFacts,
  idColumn,
  ipColumn,
  linkColumn,
  type List,
  switchFilter,
  taggedColumns,
  taggedFilters,
  textColumn,
  useObjectFilter,
} from '../../kit/list/index.ts';
import { Ip, LinkTo } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { networks, useNetworkPath } from '../network/index.ts';
import { routers } from '../router/index.ts';
import { floatingIpPaths } from './paths.ts';
import { floatingIps, floatingIpStatus, floatingIpWords } from './floating-ip.ts';

export function useFloatingIpColumns(): readonly Column<FloatingIp>[] {
  const t = useText(floatingIpWords);
  const pathOf = useNetworkPath();
  return useMemo(
    () => [
      {
        ...ipColumn(t, 'address', floatingIps.label, { sort: 'floating_ip_address' }),
        cell: (ip) => (
          <LinkTo look="name" to={floatingIpPaths.details(ip.id)}>
            <Ip>{ip.floating_ip_address}</Ip>
          </LinkTo>
        ),
      },
      floatingIpStatus.column(t),
      textColumn(t, 'attachment', ({ attachment }) => attachment?.object_name ?? t('value.free'), {
        priority: 1,
        text: ({ attachment }) => attachment?.object_name ?? '',
      }),
      ipColumn(t, 'fixed_address', (ip) => ip.fixed_ip_address, { key: 'fixed', priority: 2 }),
      linkColumn(
        t,
        'external_network',
        (ip: FloatingIp) => pathOf(ip.floating_network_id),
        (ip) => ip.floating_network_name,
        { key: 'network', priority: 2, least: 144 },
      ),
      ...taggedColumns<FloatingIp>(t, { priority: 3, hidden: false }),
      createdColumn(t),
      idColumn(t),
    ],
    [t, pathOf],
  );
}

const hasGateway = (router: Router) => router.external_gateway_info !== null;

/** One leads through a router that has a gateway; others are no choice. */
export function useFloatingIpFilters({ view }: List<FloatingIp>): readonly FilterFacts[] {
  const t = useText(floatingIpWords);
  const title = t('field.external_network');
  const query = { router_external: true };
  return [
    floatingIpStatus.filter(t),
    switchFilter(t, 'assigned', 'field.attachment', ['value.assigned', 'value.free']),
    useObjectFilter({ view, key: 'floating_network_id', title, resource: networks, query }),
    useObjectFilter({ view, key: 'router_id', title: t('field.router'), resource: routers, fits: hasGateway }),
    ...taggedFilters(t),
  ];
}
