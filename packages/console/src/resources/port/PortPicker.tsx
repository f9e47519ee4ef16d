import { deviceOwners, isIn, type ListQuery, type Port, type Version } from '@skydeck/contract';
import { Combobox, AsyncOptionsField } from '../../kit/form/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { useAll } from '../../kit/data/useAll.ts';
import { addressesOfPort, keyOfAddress } from './port.rules.ts';
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
const any = () => true;

const byDevice = (one: Port, other: Port) => one.device_name.localeCompare(other.device_name, 'en', { numeric: true });

interface Wanted {
  readonly query: ListQuery | undefined;
  readonly owners: readonly string[] | undefined;
  readonly fits: ((port: Port) => boolean) | undefined;
}

function usePorts({ query = everything, owners = ofServers, fits = any }: Wanted) {
  const all = useAll(ports, { ...query, device_owner: isIn(owners) });
  return { all, fitting: all.items.filter(fits).toSorted(byDevice), loading: !all.filled && all.problem === null };
}

/** One port, by id: a server's port in a network. Takes what `useFields().text` gives. */
export function PortPicker({ query, owners, fits, ...field }: Props) {
  const t = useText(portWords);
  const format = useFormat();
  const { all, fitting, loading } = usePorts({ query, owners, fits });
  const options = fitting.map((port) => ({
    value: port.id,
    label: t('picker.port', { device: port.device_name, network: port.network_name }),
    description: format.list(addressesOfPort(port)),
  }));
  return (
    <AsyncOptionsField all={all}>
      <Combobox placeholder={t('picker.placeholder')} loading={loading} options={options} {...field} />
    </AsyncOptionsField>
  );
}

interface AddressProps extends Props {
  readonly version?: Version;
}

/** One address of a port; the value is a `keyOfAddress`. Takes what `useFields().text` gives. */
export function PortAddressPicker({ query, owners, fits, version, ...field }: AddressProps) {
  const t = useText(portWords);
  const { all, fitting, loading } = usePorts({ query, owners, fits });
  const options = fitting.flatMap((port) =>
    addressesOfPort(port, version).map((address) => ({
      value: keyOfAddress({ portId: port.id, address }),
      label: t('picker.address', { device: port.device_name, address }),
      description: port.network_name,
    })),
  );
  return (
    <AsyncOptionsField all={all}>
      <Combobox placeholder={t('picker.address_placeholder')} loading={loading} options={options} {...field} />
    </AsyncOptionsField>
  );
}
