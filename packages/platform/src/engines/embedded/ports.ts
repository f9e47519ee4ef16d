import { randomBytes, randomUUID } from 'node:crypto';
import type { Tx } from '../../store/store.ts';
import { cidrOf, firstFree, slaacAddress, valueOf } from './ranges.ts';
import { type FixedIp, indexOf, type PortRecord, portsIn, type SubnetRecord, subnetsIn } from './records.ts';
import { addressesIn } from './views.ts';

export type NewPort = Omit<PortRecord, 'id' | 'mac_address' | 'created_at' | 'status'> & {
  readonly mac_address?: string;
  readonly status?: string;
};

export async function insertPort(tx: Tx, port: NewPort): Promise<PortRecord> {
  const whole: PortRecord = {
    mac_address: newMac(),
    status: 'ACTIVE',
    ...port,
    id: randomUUID(),
    created_at: tx.now.toISOString(),
  };
  await portsIn(tx).insert(whole, indexOf(whole));
  return whole;
}

/** Neutron's `base_mac` is fa:16:3e. */
export const newMac = () => ['fa', '16', '3e', ...(randomBytes(3).toString('hex').match(/../g) ?? [])].join(':');

export const portsOfNetwork = (tx: Tx, networkId: string) =>
  portsIn(tx).all([{ field: 'network_id', equals: networkId }]);
export const portsOfDevice = (tx: Tx, deviceId: string) => portsIn(tx).all([{ field: 'device_id', equals: deviceId }]);

/** IPv4 first. */
export async function subnetsOfNetwork(tx: Tx, networkId: string): Promise<SubnetRecord[]> {
  const subnets = await subnetsIn(tx).all([{ field: 'network_id', equals: networkId }]);
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
