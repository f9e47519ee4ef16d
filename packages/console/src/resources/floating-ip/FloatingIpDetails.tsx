import type { FloatingIp } from '@skydeck/contract';
import { Pill } from '@skydeck/react-bindings/pill';
import { Outlet } from 'react-router-dom';
import { useItem } from '../../kit/data/useItem.ts';
import {
  ActionButtons,
  Card,
  ItemDetails,
  IdProperty,
  itemPage,
  Properties,
  Property,
  TaggedProperties,
  TimeProperties,
} from '../../kit/details/index.ts';
import { Ip, LinkTo, Mono } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { networkPaths } from '../network/index.ts';
import { routerPaths, routers } from '../router/index.ts';
import { floatingIps, floatingIpStatus, floatingIpWords } from './floating-ip.ts';
import { useFloatingIpActions } from './useFloatingIpActions.tsx';

interface Props {
  readonly item: FloatingIp;
}

export const FloatingIpDetails = itemPage(floatingIps, 'floatingIpId', function Details({ item: ip }: Props) {
  const t = useText(floatingIpWords);
  return (
    <ItemDetails
      resource={floatingIps}
      item={ip}
      title={ip.floating_ip_address}
      status={<floatingIpStatus.Status status={ip.status} as={Pill} />}
      actions={<ActionButtons item={ip} {...useFloatingIpActions(ip)} />}
    >
      <Card title={t('card.attachment')}>
        <Attachment item={ip} />
      </Card>
      <Card title={t('card.properties')}>
        <Properties>
          <IdProperty t={t} item={ip} />
          <Property label={t('field.external_network')}>
            <LinkTo to={networkPaths.details(ip.floating_network_id)}>{ip.floating_network_name}</LinkTo>
          </Property>
          <TaggedProperties t={t} item={ip} />
          <TimeProperties t={t} item={ip} />
        </Properties>
      </Card>
      <Outlet />
    </ItemDetails>
  );
});

function Attachment({ item: { attachment, fixed_ip_address, router_id } }: Props) {
  const t = useText(floatingIpWords);
  if (attachment === null) return t('value.free');
  return (
    <Properties>
      <Property label={t('field.attachment')}>
        <bdi>{attachment.object_name}</bdi>
      </Property>
      <Property label={t('field.fixed_address')}>
        <Ip>{fixed_ip_address}</Ip>
      </Property>
      <Property label={t('field.router')}>{router_id !== null && <RouterLink id={router_id} />}</Property>
    </Properties>
  );
}

/** The router's name, as soon as it is known. */
function RouterLink({ id }: { id: string }) {
  const { item } = useItem(routers, id);
  return <LinkTo to={routerPaths.details(id)}>{item?.name ?? <Mono>{id}</Mono>}</LinkTo>;
}
