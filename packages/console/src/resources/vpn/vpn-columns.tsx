import { type Router, type Vpn, vpnStatuses } from '@skydeck/contract';
import { useMemo } from 'react';
import {
  choiceFilter,
  type Column,
  createdColumn,
  entriesColumn,
  type FilterFacts,
  idColumn,
  ipColumn,
  linkColumn,
  type List,
  monoColumn,
  nameColumn,
  statusColumn,
  switchColumn,
  switchFilter,
  useObjectFilter,
} from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { routerPaths, routers } from '../router/index.ts';
import { vpnPaths } from './paths.ts';
import { whyNotRouter } from './vpn.rules.ts';
import { VpnStatus } from './VpnStatus.tsx';
import { vpnWords } from './vpn.ts';

export function useVpnColumns(nameOf: (vpn: Vpn) => string): readonly Column<Vpn>[] {
  const t = useText(vpnWords);
  return useMemo(
    () => [
      nameColumn(t, ({ id }) => vpnPaths.details(id), nameOf),
      { ...statusColumn(t, (vpn: Vpn) => <VpnStatus vpn={vpn} />), text: (vpn) => vpn.status },
      linkColumn(
        t,
        'router',
        (vpn) => routerPaths.details(vpn.router_id),
        (vpn) => vpn.router_name,
        { priority: 3 },
      ),
      ipColumn(t, 'peer_address', (vpn) => vpn.peer_address, { key: 'peer', sort: 'peer_address', priority: 2 }),
      entriesColumn(t, 'local', (vpn) => vpn.local_endpoints.map(({ cidr }) => ({ text: cidr })), {
        as: 'address',
        priority: 4,
      }),
      entriesColumn(t, 'remote', (vpn) => vpn.peer_cidrs.map((text) => ({ text })), { as: 'address', priority: 3 }),
      switchColumn(t, 'enabled', (vpn) => vpn.admin_state_up, { priority: 4, hidden: true }),
      monoColumn(t, 'ike_version', (vpn) => vpn.ikepolicy.ike_version, {
        key: 'ike',
        priority: 4,
        hidden: true,
        titled: true,
      }),
      createdColumn(t),
      idColumn(t),
    ],
    [t, nameOf],
  );
}

const isUsable = (router: Router) => !whyNotRouter(router);

/** A tunnel goes out by a gateway: other routers have none to show. */
export function useVpnFilters({ view }: List<Vpn>): readonly FilterFacts[] {
  const t = useText(vpnWords);
  return [
    choiceFilter(t, 'status', 'field.status', vpnStatuses, 'status'),
    switchFilter(t, 'admin_state_up', 'field.enabled', ['value.on', 'value.off']),
    useObjectFilter({ view, key: 'router_id', title: t('field.router'), resource: routers, fits: isUsable }),
  ];
}
