import { randomBytes, randomUUID } from 'node:crypto';
import type { Tx } from '../../../store/store.ts';
import { cidrOf, firstFree, slaacAddress, valueOf } from '../../../engines/embedded/ranges.ts';
import { type DeviceOwner, type FixedIp, type PortRecord, portRecords } from './records.ts';
import { type SubnetRecord, subnetRecords } from '../../subnet/embedded/records.ts';
import { addressesIn } from '../../subnet/embedded/views.ts';

/** What is left out is made up: the id, the MAC, the time. It is ACTIVE unless it says otherwise. */
export type NewPort = Omit<PortRecord, Made> & Partial<Pick<PortRecord, Made>>;
type Made = 'id' | 'mac_address' | 'created_at' | 'status';

/** Of a device, in a network. It has no name of its own. */
export const devicePort = (
  { id, project_id, domain_id }: Pick<PortRecord, 'id' | 'project_id' | 'domain_id'>,
  network_id: string,
  device_owner: DeviceOwner,
) => ({ name: '', network_id, project_id, domain_id, device_owner, device_id: id });

export async function insertPort(tx: Tx, port: NewPort): Promise<PortRecord> {
  const whole: PortRecord = {
    id: randomUUID(),
    mac_address: newMac(),
    status: 'ACTIVE',
    created_at: tx.now.toISOString(),
    ...port,
  };
  await portRecords.insert(tx, whole);
  return whole;
}

export async function closePorts(tx: Tx, ports: readonly Pick<PortRecord, 'id'>[]): Promise<void> {
  for (const { id } of ports) await portRecords.in(tx).remove(id);
}

/** Neutron's `base_mac` is fa:16:3e; the rest is of the hexadecimal digits. */
export const macOf = (digits: string) => ['fa', '16', '3e', ...(digits.slice(0, 6).match(/../g) ?? [])].join(':');
export const newMac = () => macOf(randomBytes(3).toString('hex'));

export const portsOfNetwork = (tx: Tx, networkId: string) =>
  portRecords.in(tx).all([{ field: 'network_id', equals: networkId }]);
export const portsOfDevice = (tx: Tx, deviceId: string) =>
  portRecords.in(tx).all([{ field: 'device_id', equals: deviceId }]);

/** IPv4 first. */
export async function subnetsOfNetwork(tx: Tx, networkId: string): Promise<SubnetRecord[]> {
  const subnets = await subnetRecords.in(tx).all([{ field: 'network_id', equals: networkId }]);
  return subnets.toSorted((one, other) => one.ip_version - other.ip_version);
}

export const addressesTakenIn = (subnet: SubnetRecord, ports: readonly PortRecord[]): Set<bigint> =>
  new Set(addressesIn(subnet, ports).map(valueOf));

/** The next address of a subnet; by SLAAC it follows from the MAC. null when the pools are used up. */
export function nextAddress(subnet: SubnetRecord, ports: readonly PortRecord[], mac: string): FixedIp | null {
  const taken = addressesTakenIn(subnet, ports);
  const bySlaac = subnet.ipv6_address_mode === 'slaac' || subnet.ipv6_address_mode === 'dhcpv6-stateless';
  const own = bySlaac ? slaacAddress(cidrOf(subnet), mac) : null;
  const free =
    own !== null && !taken.has(valueOf(own)) ? own : firstFree(subnet.allocation_pools, taken, subnet.ip_version);
  return free === null ? null : { subnet_id: subnet.id, ip_address: free };
}
