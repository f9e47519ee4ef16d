import type { Network } from '@skydeck/contract';
import { Outlet } from 'react-router-dom';
import {
  Card,
  IdProperty,
  MonoProperty,
  Overview,
  Properties,
  Property,
  Related,
  SwitchProperty,
  TaggedProperties,
  TimeProperties,
  usePageItem,
  useRelated,
  YesProperty,
} from '../../kit/details/index.ts';
import { Ip } from '../../kit/page/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { routerPaths, routers, routerStatus } from '../router/index.ts';
import { networks, networkWords, textOfType } from './network.ts';

export function NetworkOverview() {
  const network = usePageItem(networks);
  return (
    <>
      <Overview resource={networks} item={network} aside={<Beside network={network} />}>
        <Facts network={network} />
      </Overview>
      <Outlet />
    </>
  );
}

function Facts({ network }: { network: Network }) {
  const t = useText(networkWords);
  const format = useFormat();
  return (
    <Card title={t('card.properties')}>
      <Properties>
        <IdProperty t={t} item={network} />
        <Property label={t('field.type')}>{textOfType(t, network.type)}</Property>
        <Property label={t('field.subnets')}>
          {network.subnets.map(({ id, cidr }) => (
            <div key={id}>
              <Ip>{cidr}</Ip>
            </div>
          ))}
        </Property>
        <Property label={t('field.mtu')}>{String(network.mtu)}</Property>
        <SwitchProperty t={t} label={t('field.ipam')} on={network.ipam_enabled} />
        <SwitchProperty t={t} label={t('field.spoofing')} on={network.spoofing_protection} />
        <YesProperty t={t} label={t('field.shared')} is={network.shared} />
        <YesProperty t={t} label={t('field.external')} is={network.router_external} />
        {network.physical_network !== null && (
          <MonoProperty label={t('field.physical')} text={network.physical_network} />
        )}
        {network.vlan_id !== null && <Property label={t('field.vlan')}>{network.vlan_id}</Property>}
        <Property label={t('field.ports')}>{format.number(network.ports_count)}</Property>
        <TaggedProperties t={t} item={network} />
        <TimeProperties t={t} item={network} />
      </Properties>
    </Card>
  );
}

/** What connects the network with others. */
function Beside({ network: { id } }: { network: Network }) {
  const t = useText(networkWords);
  const around = useRelated(routers, { network_id: id });
  return (
    <Related
      title={t('kind.routers')}
      icon={routers.icon}
      count={around.count}
      all={routerPaths.list()}
      items={around.items.map((router) => ({
        id: router.id,
        name: router.name,
        to: routerPaths.details(router.id),
        fact: router.external_gateway_info?.network_name,
        state: <routerStatus.Status status={router.status} />,
      }))}
    />
  );
}
