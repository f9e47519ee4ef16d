import type { Network } from '@skydeck/contract';
import { Checkbox } from '@skydeck/react-bindings/checkbox';
import { useState } from 'react';
import { ConfirmForItems } from '../../kit/confirm/index.ts';
import { call } from '../../kit/data/client.ts';
import type { ActionDialogProps } from '../../kit/list/index.ts';
import { useKnownName } from '../../kit/text/distinct-name.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { hasVlanInterface } from './network.rules.ts';
import { networks, networkWords } from './network.ts';

export function NetworkDelete(asked: ActionDialogProps<Network>) {
  const t = useText(networkWords);
  const { list } = useFormat();
  const [withInterfaces, setWithInterfaces] = useState(false);
  const choices = withInterfaces ? { delete_vlan_interfaces: withInterfaces } : {};
  async function remove(network: Network) {
    const { type, id } = network;
    await call(networks.api.remove, { params: { type, id }, query: choices });
    networks.items.applyEvent('deleted', network);
  }
  return (
    <ConfirmForItems
      {...asked}
      words={networkWords}
      act="delete"
      icon="menu-networks"
      nameOf={useKnownName(networks)}
      label={networks.label}
      detail={({ subnets }) => t('delete.subnets', { count: subnets.length })}
      stops={({ subnets, shared, rbac_policies: policies }) => [
        subnets.length > 0 && t('delete.stops_subnets', { names: list(subnets.map(({ cidr }) => cidr)) }),
        (shared || policies.length > 0) && t('delete.stops_access'),
      ]}
      isTyped
      isUsed={({ shared, rbac_policies: policies }) => shared || policies.length > 0}
      one={remove}
      many={networks.api.removeMany}
      choices={choices}
    >
      {asked.chosen.some(hasVlanInterface) && (
        <Checkbox
          label={t('delete.vlan_interfaces')}
          hint={t('delete.vlan_interfaces_hint')}
          checked={withInterfaces}
          onChange={(event) => setWithInterfaces((event.target as HTMLInputElement).checked)}
        />
      )}
    </ConfirmForItems>
  );
}
