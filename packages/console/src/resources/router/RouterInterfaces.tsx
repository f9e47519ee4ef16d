import type { Router, RouterInterface } from '@skydeck/contract';
import { useMemo } from 'react';
import { removePartAction } from '../../kit/confirm/index.ts';
import { call } from '../../kit/data/client.ts';
import { ListCard, usePageItem } from '../../kit/details/index.ts';
import { because, editPartAction, ipColumn, linkColumn, monoColumn } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { floatingIpPaths } from '../floating-ip/index.ts';
import { networkPaths } from '../network/index.ts';
import { vpnPaths } from '../vpn/index.ts';
import { routerPaths } from './paths.ts';
import { RouterGateway } from './RouterGateway.tsx';
import { addressesOf, whyNotEditInterface, whyNotLeave } from './router.rules.ts';
import { interfaceWords, routers, routerStatus, routerWords, useInterfaceName } from './router.ts';
import { useWhyNotAddInterface } from './useWhyNotAddInterface.ts';

const addresses = (port: RouterInterface) => addressesOf(port).join(', ');

export function RouterInterfaces() {
  const t = useText(routerWords);
  const router = usePageItem(routers);
  const { id, interfaces_info: ports } = router;
  const nameOf = useInterfaceName(ports);
  return (
    <>
      <ListCard
        title={t('kind.interfaces')}
        words={interfaceWords}
        icon="menu-networks"
        subject={routers.subjects.item}
        rows={ports}
        columns={useInterfaceColumns(nameOf)}
        filters={useMemo(() => [routerStatus.filter(t)], [t])}
        add={{ to: routerPaths.addInterface(id), whyNot: useWhyNotAddInterface(router) }}
        actions={useInterfaceActions(router, nameOf)}
        label={nameOf}
        storageKey="router_interface"
        context={router}
      />
      <RouterGateway router={router} />
    </>
  );
}

const ofRouter = (list: string, id: string) => `${list}?router_id=${encodeURIComponent(JSON.stringify([id]))}`;

/** The list of what needs an interface. */
function placeOfUses(id: string, port: RouterInterface): string | null {
  switch (whyNotLeave(port)) {
    case 'blocked.routes_need_it':
      return routerPaths.routes(id);
    case 'blocked.vpns_need_it':
      return ofRouter(vpnPaths.list(), id);
    case 'blocked.floating_ips_need_it':
      return ofRouter(floatingIpPaths.list(), id);
    default:
      return null;
  }
}

/** One is disconnected at once; several on the server, in the background. */
function useInterfaceActions({ id }: Router, nameOf: (port: RouterInterface) => string) {
  const t = useText(routerWords);
  const say = useText(interfaceWords);
  const edit = editPartAction<RouterInterface>(say('edit.action'), (port) => routerPaths.editInterface(id, port.id));
  const disconnect = removePartAction(say('disconnect.action'), {
    words: interfaceWords,
    act: 'disconnect',
    icon: 'menu-networks',
    nameOf,
    detail: addresses,
    one: ({ network_id, fixed_ips }) => {
      // A cloud may have several interfaces in one network: the address says which.
      const ip_address = fixed_ips[0]?.ip_address;
      const body = { network_id, ...(ip_address !== undefined && { ip_address }) };
      return routers.items.mutate(() => call(routers.api.removeInterface, { params: { id }, body }));
    },
    many: routers.api.removeInterfaces,
  });
  return [
    { ...edit, blocked: because(t, whyNotEditInterface) },
    { ...disconnect, blocked: because(t, whyNotLeave), freedAt: (port: RouterInterface) => placeOfUses(id, port) },
  ];
}

function useInterfaceColumns(nameOf: (port: RouterInterface) => string) {
  const t = useText(routerWords);
  return useMemo(
    () => [
      linkColumn(t, 'network', (port: RouterInterface) => networkPaths.details(port.network_id), nameOf, {
        look: 'name',
      }),
      routerStatus.column<RouterInterface>(t),
      ipColumn(t, 'address', addresses),
      monoColumn(t, 'mac', (port: RouterInterface) => port.mac_address, { priority: 3 }),
    ],
    [t, nameOf],
  );
}
