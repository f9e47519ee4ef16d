import type { FloatingIp } from '@skydeck/contract';
import { Pill } from '@skydeck/react-bindings/pill';
import { Outlet } from 'react-router-dom';
import {
  ActionButtons,
  Card,
  DetailsPage,
  ItemGate,
  Properties,
  Property,
  TimeProperties,
} from '../../kit/details/index.ts';
import { Ip, LinkTo, Mono } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useItem } from '../../kit/data/useItem.ts';
import { useParam } from '../../kit/navigation/useParam.ts';
import { networkPaths } from '../network/index.ts';
import { routerPaths, routers } from '../router/index.ts';
import { floatingIps, floatingIpWords } from './floating-ip.ts';
import { floatingIpPaths } from './paths.ts';
import { floatingIpStatus } from './status.ts';
import { useFloatingIpActions } from './useFloatingIpActions.tsx';

export function FloatingIpDetails() {
  const t = useText(floatingIpWords);
  return (
    <ItemGate
      state={useItem(floatingIps, useParam('floatingIpId'))}
      gone={<LinkTo to={floatingIpPaths.list()}>{t('list.title')}</LinkTo>}
    >
      {(ip) => <Details ip={ip} />}
    </ItemGate>
  );
}

function Details({ ip }: { ip: FloatingIp }) {
  const t = useText(floatingIpWords);
  return (
    <DetailsPage
      title={ip.floating_ip_address}
      crumbs={[{ label: t('list.title'), to: floatingIpPaths.list() }]}
      status={<floatingIpStatus.Status status={ip.status} as={Pill} />}
      actions={<ActionButtons item={ip} {...useFloatingIpActions(ip)} />}
    >
      <Card title={t('card.attachment')}>
        {ip.attachment === null ? t('value.free') : <Attachment ip={ip} attachment={ip.attachment} />}
      </Card>
      <Card title={t('card.properties')}>
        <Properties>
          <Property label={t('field.id')}>
            <Mono>{ip.id}</Mono>
          </Property>
          <Property label={t('field.network')}>
            <LinkTo to={networkPaths.details(ip.floating_network_id)}>{ip.floating_network_name}</LinkTo>
          </Property>
          <Property label={t('field.description')}>{ip.description}</Property>
          <TimeProperties t={t} item={ip} />
        </Properties>
      </Card>
      <Outlet />
    </DetailsPage>
  );
}

function Attachment({ ip, attachment }: { ip: FloatingIp; attachment: NonNullable<FloatingIp['attachment']> }) {
  const t = useText(floatingIpWords);
  return (
    <Properties>
      <Property label={t('field.attachment')}>
        <bdi>{attachment.object_name}</bdi>
      </Property>
      <Property label={t('field.fixed_address')}>
        <Ip>{ip.fixed_ip_address}</Ip>
      </Property>
      <Property label={t('field.router')}>{ip.router_id !== null && <RouterLink id={ip.router_id} />}</Property>
    </Properties>
  );
}

/** The router's name, as soon as it is known. */
function RouterLink({ id }: { id: string }) {
  const { item } = useItem(routers, id);
  return <LinkTo to={routerPaths.details(id)}>{item?.name ?? <Mono>{id}</Mono>}</LinkTo>;
}
