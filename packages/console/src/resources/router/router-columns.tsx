import type { Router } from '@skydeck/contract';
import { registerIcons } from '@skydeck/react-bindings/icon';
import globe from 'lucide-static/icons/globe.svg?raw';
import { useMemo } from 'react';
import {
  type Column,
  createdColumn,
  entriesColumn,
  type Entry,
  type FilterFacts,
  idColumn,
  ipColumn,
  linkColumn,
  type List,
  nameColumn,
  numberColumn,
  switchColumn,
  taggedColumns,
  taggedFilters,
  useObjectFilter,
} from '../../kit/list/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { networks, useNetworkPath } from '../network/index.ts';
import { routerPaths } from './paths.ts';
import { routerStatus, routerWords } from './router.ts';

registerIcons({ globe });

const networksOf = ({ interfaces_info: interfaces }: Router, pathOf: (id: string) => string | null): Entry[] =>
  interfaces.map((one) => ({ text: one.network_name, to: pathOf(one.network_id) }));

const gatewayOf = ({ external_gateway_info: gateway }: Router, pathOf: (id: string) => string | null) =>
  gateway === null ? null : pathOf(gateway.network_id);

export function useRouterColumns(nameOf: (router: Router) => string): readonly Column<Router>[] {
  const t = useText(routerWords);
  const format = useFormat();
  const pathOf = useNetworkPath();
  return useMemo(
    () => [
      nameColumn(t, ({ id }) => routerPaths.details(id), nameOf),
      routerStatus.column(t),
      linkColumn(
        t,
        'external_gateway',
        (router: Router) => gatewayOf(router, pathOf),
        (router) => router.external_gateway_info?.network_name ?? t('value.none'),
        { key: 'gateway', priority: 2 },
      ),
      ipColumn(t, 'external_ip', (router) => router.external_gateway_info?.external_fixed_ips[0]?.ip_address, {
        key: 'address',
        priority: 2,
      }),
      entriesColumn(t, 'networks', (router: Router) => networksOf(router, pathOf), {
        sort: 'interfaces_count',
        priority: 3,
      }),
      switchColumn(t, 'snat', (router) => router.external_gateway_info?.enable_snat, { priority: 4, hidden: true }),
      numberColumn(t, 'routes', ({ routes }) => routes.length, format.number, { sort: 'routes_count', priority: 4 }),
      ...taggedColumns<Router>(t),
      createdColumn(t),
      idColumn(t),
    ],
    [t, format, nameOf, pathOf],
  );
}

/** Of all networks a router can stand in. */
export function useRouterFilters({ view }: List<Router>): readonly FilterFacts[] {
  const t = useText(routerWords);
  const query = { router_external: false };
  return [
    routerStatus.filter(t),
    useObjectFilter({ view, key: 'network_id', title: t('field.network'), resource: networks, query }),
    ...taggedFilters(t),
  ];
}
