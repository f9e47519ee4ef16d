import type { ListQuery, Router } from '@skydeck/contract';
import { registerIcons } from '@skydeck/react-bindings/icon';
import globe from 'lucide-static/icons/globe.svg?raw';
import { useMemo } from 'react';
import { type Column, type FilterFacts, filterByObject, type List } from '../../kit/list/index.ts';
import { Ago, Ip, LinkTo, Mono } from '../../kit/page/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { useAll } from '../../kit/data/useAll.ts';
import { networks } from '../network/index.ts';
import { routerPaths } from './paths.ts';
import { routerStatuses } from './router.rules.ts';
import { RouterStatus } from './RouterStatus.tsx';
import { routerWords } from './words.ts';

registerIcons({ globe });

export function useRouterColumns(nameOf: (router: Router) => string): readonly Column<Router>[] {
  const t = useText(routerWords);
  const format = useFormat();
  return useMemo(
    () => [
      {
        key: 'name',
        title: t('field.name'),
        sort: 'name',
        cell: (router) => (
          <LinkTo look="name" to={routerPaths.details(router.id)}>
            {nameOf(router)}
          </LinkTo>
        ),
      },
      {
        key: 'status',
        title: t('field.status'),
        sort: 'status',
        priority: 1,
        cell: (router) => <RouterStatus status={router.status} />,
      },
      {
        key: 'gateway',
        title: t('field.external_gateway'),
        priority: 2,
        cell: ({ external_gateway_info: gateway }) => gateway?.network_name ?? t('value.none'),
      },
      {
        key: 'address',
        title: t('field.external_ip'),
        priority: 2,
        cell: ({ external_gateway_info: gateway }) => <Ip>{gateway?.external_fixed_ips[0]?.ip_address ?? '—'}</Ip>,
      },
      {
        key: 'networks',
        title: t('field.networks'),
        priority: 3,
        cell: ({ interfaces_info: ports }) =>
          ports.length > 0 ? format.list(ports.map((port) => port.network_name)) : '—',
      },
      {
        key: 'snat',
        title: t('field.snat'),
        priority: 4,
        hidden: true,
        cell: ({ external_gateway_info: gateway }) =>
          gateway ? t(gateway.enable_snat ? 'value.on' : 'value.off') : '—',
      },
      {
        key: 'routes',
        title: t('field.routes'),
        priority: 4,
        align: 'end',
        cell: ({ routes }) => format.number(routes.length),
      },
      {
        key: 'created',
        title: t('field.created'),
        sort: 'created_at',
        priority: 4,
        cell: (router) => <Ago at={router.created_at} />,
      },
      { key: 'id', title: t('field.id'), hidden: true, priority: 4, cell: (router) => <Mono>{router.id}</Mono> },
    ],
    [t, format, nameOf],
  );
}

const inside: ListQuery = { router_external: false };

/** Of all networks a router can stand in. */
export function useRouterFilters({ view }: List<Router>): readonly FilterFacts[] {
  const t = useText(routerWords);
  const all = useAll(networks, inside).items;
  return [
    {
      key: 'status',
      title: t('field.status'),
      options: routerStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
    },
    ...filterByObject({ key: 'network_id', title: t('field.network'), all, chosen: view.filters.network_id }),
  ];
}
