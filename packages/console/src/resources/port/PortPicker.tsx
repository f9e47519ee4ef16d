import { deviceOwners, isIn, type ListQuery, type Port, type Version } from '@skydeck/contract';
import { ItemCombobox } from '../../kit/form/ItemCombobox.tsx';
import { useFormat, useText } from '../../kit/text/index.ts';
import { addressesOfPort, keyOfAddress, readAddressKey } from './port.rules.ts';
import { ports, portWords } from './port.ts';

interface Props {
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly name: string;
  readonly error: string;
  readonly value: string;
  readonly onInput?: (event: Event) => void;
  readonly onChange: (event: Event) => void;
  /** Filters of the list besides its owners. */
  readonly query?: ListQuery;
  /** Whose ports are offered (Neutron's `device_owner`s); those of servers if left out. */
  readonly owners?: readonly string[];
  /** Which are offered at all. */
  readonly fits?: (port: Port) => boolean;
}

const everything: ListQuery = {};
const ofServers: readonly string[] = [deviceOwners.server];

const queryOf = (query: ListQuery, owners: readonly string[]) => ({ ...query, device_owner: isIn(owners) });

/** One port, by id: a server's port in a network. Takes what `useFields().text` gives. */
export function PortPicker({ query = everything, owners = ofServers, ...field }: Props) {
  const t = useText(portWords);
  const format = useFormat();
  return (
    <ItemCombobox
      resource={ports}
      placeholder={t('picker.placeholder')}
      query={queryOf(query, owners)}
      optionsOf={(port) => ({
        label: t('picker.port', { device: port.device_name, network: port.network_name }),
        description: format.list(addressesOfPort(port)),
      })}
      {...field}
    />
  );
}

interface AddressProps extends Props {
  readonly version?: Version;
}

/** One address of a port; the value is a `keyOfAddress`. Takes what `useFields().text` gives. */
export function PortAddressPicker({ query = everything, owners = ofServers, version, ...field }: AddressProps) {
  const t = useText(portWords);
  const optionsOf = (port: Port) =>
    addressesOfPort(port, version).map((address) => ({
      value: keyOfAddress({ portId: port.id, address }),
      label: t('picker.address', { device: port.device_name, address }),
      description: port.network_name,
    }));
  return (
    <ItemCombobox
      resource={ports}
      placeholder={t('picker.address_placeholder')}
      query={queryOf(query, owners)}
      optionsOf={optionsOf}
      idOf={(key) => readAddressKey(key)?.portId ?? ''}
      {...field}
    />
  );
}
