import type { FloatingIp } from '@skydeck/contract';
import { Pill } from '@skydeck/react-bindings/pill';
import { Outlet } from 'react-router-dom';
import {
  ActionButtons,
  Card,
  ItemDetails,
  IdProperty,
  IpProperty,
  itemPage,
  Overview,
  Properties,
  Property,
  Related,
  TaggedProperties,
  TimeProperties,
  useRelated,
} from '../../kit/details/index.ts';
import { LinkTo } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { useNetworkPath } from '../network/index.ts';
import { routerPaths, routers, routerStatus } from '../router/index.ts';
import { floatingIps, floatingIpStatus, floatingIpWords } from './floating-ip.ts';
import { useFloatingIpActions } from './useFloatingIpActions.tsx';

interface Props {
  readonly item: FloatingIp;
}

export const FloatingIpDetails = itemPage(floatingIps, 'floatingIpId', function Details({ item: ip }: Props) {
  return (
    <ItemDetails
      resource={floatingIps}
      item={ip}
      title={ip.floating_ip_address}
      status={<floatingIpStatus.Status status={ip.status} as={Pill} />}
      actions={<ActionButtons item={ip} {...useFloatingIpActions(ip)} />}
    >
      <Overview resource={floatingIps} item={ip} aside={<Beside item={ip} />}>
        <Facts item={ip} />
      </Overview>
      <Outlet />
    </ItemDetails>
  );
});

function Facts({ item: ip }: Props) {
  const t = useText(floatingIpWords);
  const pathOf = useNetworkPath();
  return (
    <Card title={t('card.properties')}>
      <Properties>
        <IdProperty t={t} item={ip} />
        <IpProperty label={t('field.address')} ip={ip.floating_ip_address} />
        <Property label={t('field.external_network')}>
          <LinkTo to={pathOf(ip.floating_network_id)}>{ip.floating_network_name}</LinkTo>
        </Property>
        <Property label={t('field.attachment')}>
          {ip.attachment === null ? t('value.free') : <bdi>{ip.attachment.object_name}</bdi>}
        </Property>
        <IpProperty label={t('field.fixed_address')} ip={ip.fixed_ip_address} />
        <TaggedProperties t={t} item={ip} />
        <TimeProperties t={t} item={ip} />
      </Properties>
    </Card>
  );
}

/** What it leads to, and the router that translates. */
function Beside({ item: { attachment, fixed_ip_address: inside, router_id: id } }: Props) {
  const t = useText(floatingIpWords);
  const around = useRelated(routers, id === null ? null : { id });
  return (
    <>
      <Related
        title={t('card.attachment')}
        icon="link-2"
        items={attachment ? [{ id: attachment.object_id, name: attachment.object_name, fact: inside }] : []}
      />
      <Related
        title={t('field.router')}
        icon={routers.icon}
        items={around.items.map((router) => ({
          id: router.id,
          name: router.name,
          to: routerPaths.details(router.id),
          fact: router.external_gateway_info?.network_name,
          state: <routerStatus.Status status={router.status} />,
        }))}
      />
    </>
  );
}
