import type { Network } from '@skydeck/contract';
import { Checkbox } from '@skydeck/react-bindings/checkbox';
import { useState } from 'react';
import { call } from '../../kit/data/client.ts';
import { DeleteChosen } from '../../kit/confirm/index.ts';
import { useKnownName } from '../../kit/text/distinct-name.ts';
import type { ActionDialogProps } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { hasVlanInterface } from './network.rules.ts';
import { networks, networkWords } from './network.ts';

export function NetworkDelete({ chosen, refused, onClose, onDone }: ActionDialogProps<Network>) {
  const t = useText(networkWords);
  const [withInterfaces, setWithInterfaces] = useState(false);
  const choices = { delete_vlan_interfaces: withInterfaces };
  return (
    <DeleteChosen
      chosen={chosen}
      nameOf={useKnownName(networks)}
      icon="menu-networks"
      t={t}
      items={networks.items}
      remove={({ type, id }) =>
        call(networks.api.remove, { params: { type, id }, query: withInterfaces ? choices : {} })
      }
      removeMany={networks.api.removeMany}
      choices={withInterfaces ? choices : {}}
      detail={({ subnets }) => t('delete.subnets', { count: subnets.length })}
      refused={refused}
      onClose={onClose}
      onDeleted={onDone}
    >
      {chosen.some(hasVlanInterface) && (
        <Checkbox
          label={t('delete.vlan_interfaces')}
          hint={t('delete.vlan_interfaces_hint')}
          checked={withInterfaces}
          onChange={(event) => setWithInterfaces((event.target as HTMLInputElement).checked)}
        />
      )}
    </DeleteChosen>
  );
}
