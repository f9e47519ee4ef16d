import type { Router } from '@skydeck/contract';
import { Outlet } from 'react-router-dom';
import {
  Card,
  IdProperty,
  IpProperty,
  MonoProperty,
  Overview,
  PagePrimary,
  Properties,
  Property,
  Related,
  SwitchProperty,
  TaggedProperties,
  TimeProperties,
  useFormButton,
  usePageItem,
  useRelated,
} from '../../kit/details/index.ts';
import { LinkTo } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { floatingIpPaths, floatingIps, floatingIpStatus } from '../floating-ip/index.ts';
import { useNetworkPath } from '../network/index.ts';
import { vpnPaths, vpns, VpnStatus } from '../vpn/index.ts';
import { routerPaths } from './paths.ts';
import { RouteCard } from './RouteCard.tsx';
import { addressesOf } from './router.rules.ts';
import { interfaceWords, routers, routerStatus, routerWords, useInterfaceName } from './router.ts';
import { RouterPath } from './RouterPath.tsx';
import { useWhyNotAddInterface } from './useWhyNotAddInterface.ts';

export function RouterOverview() {
  const router = usePageItem(routers);
  const add = useFormButton({
    subject: routers.subjects.item,
    label: useText(interfaceWords)('add.new'),
    icon: 'plus',
    to: routerPaths.addInterface(router.id),
    whyNot: useWhyNotAddInterface(router),
  });
  return (
    <>
      <PagePrimary>{add}</PagePrimary>
      <Overview resource={routers} item={router} aside={<Beside router={router} />}>
        <RouterPath router={router} />
        <Facts router={router} />
        <RouteCard router={router} />
      </Overview>
      <Outlet />
    </>
  );
}

function Facts({ router }: { router: Router }) {
  const t = useText(routerWords);
  const pathOf = useNetworkPath();
  const { external_gateway_info: gateway, external_interface: port } = router;
  return (
    <Card title={t('card.properties')}>
      <Properties>
        <IdProperty t={t} item={router} />
        <Property label={t('field.external_gateway')}>
          {gateway === null ? t('value.none') : <LinkTo to={pathOf(gateway.network_id)}>{gateway.network_name}</LinkTo>}
        </Property>
        {gateway?.external_fixed_ips.map(({ ip_address: ip }) => (
          <IpProperty key={ip} label={t('field.external_ip')} ip={ip} />
        ))}
        {gateway && (
          <>
            <SwitchProperty t={t} label={t('field.snat')} on={gateway.enable_snat} />
            <MonoProperty label={t('field.mac')} text={port?.mac_address} />
          </>
        )}
        <TaggedProperties t={t} item={router} />
        <TimeProperties t={t} item={router} />
      </Properties>
    </Card>
  );
}

/** What the router connects, and what goes through it. */
function Beside({ router }: { router: Router }) {
  const t = useText(routerWords);
  const { id, interfaces_info: ports } = router;
  const nameOf = useInterfaceName(ports);
  const pathOf = useNetworkPath();
  const tunnels = useRelated(vpns, { router_id: id });
  const floating = useRelated(floatingIps, { router_id: id });
  return (
    <>
      <Related
        title={t('kind.networks')}
        icon="menu-networks"
        all={routerPaths.interfaces(id)}
        items={ports.map((port) => ({
          id: port.id,
          name: nameOf(port),
          to: pathOf(port.network_id),
          fact: addressesOf(port).join(', '),
          state: <routerStatus.Status status={port.status} />,
        }))}
      />
      <Related
        title={t('kind.vpns')}
        icon={vpns.icon}
        count={tunnels.count}
        all={vpnPaths.list()}
        items={tunnels.items.map((vpn) => ({
          id: vpn.id,
          name: vpn.name,
          to: vpnPaths.details(vpn.id),
          fact: vpn.peer_address,
          state: <VpnStatus vpn={vpn} />,
        }))}
      />
      <Related
        title={t('kind.floating_ips')}
        icon={floatingIps.icon}
        count={floating.count}
        all={floatingIpPaths.list()}
        items={floating.items.map((ip) => ({
          id: ip.id,
          name: ip.floating_ip_address,
          to: floatingIpPaths.details(ip.id),
          fact: ip.attachment?.object_name,
          state: <floatingIpStatus.Status status={ip.status} />,
        }))}
      />
    </>
  );
}
