import type { ListQuery, Router } from '@skydeck/contract';
import { registerIcons } from '@skydeck/react-bindings/icon';
import globe from 'lucide-static/icons/globe.svg?raw';
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
import { Ip } from '../../kit/page/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { useAll } from '../../kit/data/useAll.ts';
import { networks } from '../network/index.ts';
import { routerPaths } from './paths.ts';
import { routerStatus } from './status.ts';
import { routerWords } from './router.ts';

registerIcons({ globe });

export function useRouterColumns(nameOf: (router: Router) => string): readonly Column<Router>[] {
  const t = useText(routerWords);
  const format = useFormat();
  return useMemo(
    () => [
      nameColumn(t, ({ id }) => routerPaths.details(id), nameOf),
      routerStatus.column(t),
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
      createdColumn(t),
      idColumn(t),
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
    routerStatus.filter(t),
    ...filterByObject({ key: 'network_id', title: t('field.network'), all, chosen: view.filters.network_id }),
  ];
}
