import type { Vpn } from '@skydeck/contract';
import { Alert } from '@skydeck/react-bindings/alert';
import { Outlet } from 'react-router-dom';
import {
  Card,
  IdProperty,
  IpProperty,
  Overview,
  Properties,
  Property,
  Related,
  SwitchProperty,
  TimeProperties,
  usePageItem,
  useRelated,
} from '../../kit/details/index.ts';
import { useDuration } from '../../kit/text/duration.ts';
import { useText } from '../../kit/text/index.ts';
import { networkPaths } from '../network/index.ts';
import { routerPaths, routers, routerStatus } from '../router/index.ts';
import { vpnPaths } from './paths.ts';
import { vpns, vpnWords } from './vpn.ts';
import { isKnownDpdAction, isKnownFault } from './vpn.rules.ts';

export function VpnOverview() {
  const vpn = usePageItem(vpns);
  return (
    <>
      <Fault vpn={vpn} />
      <Overview resource={vpns} item={vpn} aside={<Beside vpn={vpn} />}>
        <Basics vpn={vpn} />
        <Peer vpn={vpn} />
        <DeadPeerDetection vpn={vpn} />
      </Overview>
      <Outlet context={vpn} />
    </>
  );
}

/** Why there is no tunnel though there should be one. */
function Fault({ vpn: { fault, status } }: { vpn: Vpn }) {
  const t = useText(vpnWords);
  if (fault === null) return null;
  return (
    <Alert tone={status === 'ERROR' ? 'danger' : 'warning'} heading={t('fault.title')}>
      {isKnownFault(fault) ? t(`fault.${fault}`) : fault}
    </Alert>
  );
}

function Basics({ vpn }: { vpn: Vpn }) {
  const t = useText(vpnWords);
  return (
    <Card title={t('card.properties')}>
      <Properties>
        <IdProperty t={t} item={vpn} />
        <Property label={t('field.description')}>{vpn.description}</Property>
        <SwitchProperty t={t} label={t('field.enabled')} on={vpn.admin_state_up} />
        <IpProperty label={t('field.local_address')} ip={vpn.local_address} />
        <Property label={t('field.initiator')}>
          {t(vpn.initiator === 'response-only' ? 'initiator.response-only' : 'initiator.bi-directional')}
        </Property>
        <Property label={t('field.mtu')}>{String(vpn.mtu)}</Property>
        <TimeProperties t={t} item={vpn} />
      </Properties>
    </Card>
  );
}

function Peer({ vpn: { peer_address, peer_id } }: { vpn: Vpn }) {
  const t = useText(vpnWords);
  return (
    <Card title={t('card.peer')}>
      <Properties>
        <IpProperty label={t('field.peer_address')} ip={peer_address} />
        <IpProperty label={t('field.peer_id')} ip={peer_id} />
        <Property label={t('field.psk')}>{t('psk.kept')}</Property>
      </Properties>
    </Card>
  );
}

function DeadPeerDetection({ vpn: { dpd } }: { vpn: Vpn }) {
  const t = useText(vpnWords);
  const duration = useDuration();
  return (
    <Card title={t('field.dpd')}>
      <Properties>
        <Property label={t('field.dpd_action')}>
          {isKnownDpdAction(dpd.action) ? t(`dpd.${dpd.action}`) : dpd.action}
        </Property>
        <Property label={t('fact.dpd_interval')}>{duration(dpd.interval)}</Property>
        <Property label={t('fact.dpd_timeout')}>{duration(dpd.timeout)}</Property>
      </Properties>
    </Card>
  );
}

/** Where the tunnel goes out, and the networks that it joins. */
function Beside({ vpn: { id, router_id, router_name, local_address, local_endpoints, peer_cidrs } }: { vpn: Vpn }) {
  const t = useText(vpnWords);
  const { items } = useRelated(routers, { id: router_id });
  return (
    <>
      <Related
        title={t('field.router')}
        icon={routers.icon}
        items={[
          {
            id: router_id,
            name: router_name,
            to: routerPaths.details(router_id),
            fact: local_address,
            state: items[0] && <routerStatus.Status status={items[0].status} />,
          },
        ]}
      />
      <Related
        title={t('field.local')}
        icon="menu-networks"
        all={vpnPaths.endpoints(id)}
        items={local_endpoints.map(({ subnet_id, network_id, network_name, cidr }) => ({
          id: subnet_id,
          name: network_name,
          to: networkPaths.details(network_id),
          fact: cidr,
        }))}
      />
      <Related
        title={t('field.remote')}
        icon="menu-networks"
        all={vpnPaths.endpoints(id)}
        items={peer_cidrs.map((cidr) => ({ id: cidr, name: cidr }))}
      />
    </>
  );
}
