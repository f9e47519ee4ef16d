import { Outlet } from 'react-router-dom';
import {
  Card,
  IdProperty,
  Properties,
  Property,
  TaggedProperties,
  TimeProperties,
  usePageItem,
} from '../../kit/details/index.ts';
import { Ip, Mono } from '../../kit/page/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { networks, networkWords, textOfType } from './network.ts';

export function NetworkOverview() {
  const t = useText(networkWords);
  const format = useFormat();
  const network = usePageItem(networks);
  const yes = (value: boolean) => t(value ? 'value.yes' : 'value.no');
  const on = (value: boolean) => t(value ? 'value.on' : 'value.off');
  return (
    <>
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
          <Property label={t('field.mtu')}>{format.number(network.mtu)}</Property>
          <Property label={t('field.ipam')}>{on(network.ipam_enabled)}</Property>
          <Property label={t('field.spoofing')}>{on(network.spoofing_protection)}</Property>
          <Property label={t('field.shared')}>{yes(network.shared)}</Property>
          <Property label={t('field.external')}>{yes(network.router_external)}</Property>
          {network.physical_network !== null && (
            <Property label={t('field.physical')}>
              <Mono>{network.physical_network}</Mono>
            </Property>
          )}
          {network.vlan_id !== null && <Property label={t('field.vlan')}>{network.vlan_id}</Property>}
          <Property label={t('field.ports')}>{format.number(network.ports_count)}</Property>
          <TaggedProperties t={t} item={network} />
          <TimeProperties t={t} item={network} />
        </Properties>
      </Card>
      <Outlet />
    </>
  );
}
