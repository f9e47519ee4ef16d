import { type ListQuery, type Vpn, vpnStatuses } from '@skydeck/contract';
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
import { Ip, LinkTo, Mono } from '../../kit/page/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { useAll } from '../../kit/data/useAll.ts';
import { routerPaths, routers } from '../router/index.ts';
import { vpnPaths } from './paths.ts';
import { whyNotRouter } from './vpn.rules.ts';
import { VpnStatus } from './VpnStatus.tsx';
import { vpnWords } from './vpn.ts';

export function useVpnColumns(nameOf: (vpn: Vpn) => string): readonly Column<Vpn>[] {
  const t = useText(vpnWords);
  const format = useFormat();
  return useMemo(
    () => [
      nameColumn(t, ({ id }) => vpnPaths.details(id), nameOf),
      {
        key: 'status',
        title: t('field.status'),
        sort: 'status',
        priority: 1,
        cell: (vpn) => <VpnStatus vpn={vpn} />,
        text: (vpn) => vpn.status,
      },
      {
        key: 'router',
        title: t('field.router'),
        priority: 3,
        cell: (vpn) => <LinkTo to={routerPaths.details(vpn.router_id)}>{vpn.router_name}</LinkTo>,
      },
      {
        key: 'peer',
        title: t('field.peer_address'),
        sort: 'peer_address',
        priority: 2,
        cell: (vpn) => <Ip>{vpn.peer_address}</Ip>,
      },
      {
        key: 'local',
        title: t('field.local'),
        priority: 4,
        cell: (vpn) => <Ip>{format.list(vpn.local_endpoints.map(({ cidr }) => cidr))}</Ip>,
      },
      {
        key: 'remote',
        title: t('field.remote'),
        priority: 3,
        cell: (vpn) => <Ip>{format.list(vpn.peer_cidrs)}</Ip>,
      },
      {
        key: 'enabled',
        title: t('field.enabled'),
        priority: 4,
        hidden: true,
        titled: true,
        cell: (vpn) => t(vpn.admin_state_up ? 'value.on' : 'value.off'),
      },
      {
        key: 'ike',
        title: t('field.ike_version'),
        priority: 4,
        hidden: true,
        titled: true,
        cell: (vpn) => <Mono>{vpn.ikepolicy.ike_version}</Mono>,
      },
      createdColumn(t),
      idColumn(t),
    ],
    [t, format, nameOf],
  );
}

const everything: ListQuery = {};

/** A tunnel goes out by a gateway: other routers have none to show. */
export function useVpnFilters({ view }: List<Vpn>): readonly FilterFacts[] {
  const t = useText(vpnWords);
  const usableRouters = useAll(routers, everything).items.filter((router) => !whyNotRouter(router));
  return [
    {
      key: 'status',
      title: t('field.status'),
      options: vpnStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
    },
    {
      key: 'admin_state_up',
      title: t('field.enabled'),
      options: [
        { value: 'true', label: t('value.on') },
        { value: 'false', label: t('value.off') },
      ],
    },
    ...filterByObject({
      key: 'router_id',
      title: t('field.router'),
      all: usableRouters,
      chosen: view.filters.router_id,
    }),
  ];
}
