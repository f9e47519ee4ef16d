import type { Vpn } from '@skydeck/contract';
import { Alert } from '@skydeck/react-bindings/alert';
import { Outlet } from 'react-router-dom';
import { Card, IdProperty, Properties, Property, TimeProperties, usePageItem } from '../../kit/details/index.ts';
import { Ip, LinkTo, Mono } from '../../kit/page/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { routerPaths } from '../router/index.ts';
import { vpns, vpnWords } from './vpn.ts';
import { isKnownDpdAction, isKnownFault } from './vpn.rules.ts';

export function VpnOverview() {
  const vpn = usePageItem(vpns);
  return (
    <>
      <Fault vpn={vpn} />
      <Basics vpn={vpn} />
      <Peer vpn={vpn} />
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
  const format = useFormat();
  return (
    <Card title={t('card.properties')}>
      <Properties>
        <IdProperty t={t} item={vpn} />
        <Property label={t('field.description')}>{vpn.description}</Property>
        <Property label={t('field.enabled')}>{t(vpn.admin_state_up ? 'value.on' : 'value.off')}</Property>
        <Property label={t('field.router')}>
          <LinkTo to={routerPaths.details(vpn.router_id)}>{vpn.router_name}</LinkTo>
        </Property>
        <Property label={t('field.local_address')}>{vpn.local_address && <Ip>{vpn.local_address}</Ip>}</Property>
        <Property label={t('field.initiator')}>
          {t(vpn.initiator === 'response-only' ? 'initiator.response-only' : 'initiator.bi-directional')}
        </Property>
        <Property label={t('field.mtu')}>{format.number(vpn.mtu)}</Property>
        <TimeProperties t={t} item={vpn} />
      </Properties>
    </Card>
  );
}

function Peer({ vpn: { peer_address, peer_id, dpd } }: { vpn: Vpn }) {
  const t = useText(vpnWords);
  return (
    <Card title={t('card.peer')}>
      <Properties>
        <Property label={t('field.peer_address')}>
          <Ip>{peer_address}</Ip>
        </Property>
        <Property label={t('field.peer_id')}>
          <Mono>{peer_id}</Mono>
        </Property>
        <Property label={t('field.psk')}>{t('psk.kept')}</Property>
        <Property label={t('field.dpd_action')}>
          {isKnownDpdAction(dpd.action) ? t(`dpd.${dpd.action}`) : dpd.action}
        </Property>
        <Property label={t('field.dpd_interval')}>{t('value.seconds', { count: dpd.interval })}</Property>
        <Property label={t('field.dpd_timeout')}>{t('value.seconds', { count: dpd.timeout })}</Property>
      </Properties>
    </Card>
  );
}
