import { checkHostAddress, contains, type FieldProblem, parseAddress, problem } from '@skydeck/contract';
import type { Tx } from '../../store/store.ts';
import { cidrOf, firstFree, normalizeAddress, slaacAddress, valueOf } from '../kit/ranges.ts';
import { type DeviceOwner, type FixedIp, type PortRecord, portRecords } from './records.ts';
import type { SubnetRecord } from '../subnet/records.ts';

/** What is left out is made up: the id, the MAC, the time. It is ACTIVE unless it says otherwise. */
export type NewPort = Omit<PortRecord, Made> & Partial<Pick<PortRecord, Made>>;
type Made = 'id' | 'mac_address' | 'created_at' | 'status';

/** Of a device, in a network. It has no name of its own. */
export const devicePort = (
  { id, project_id, domain_id }: Pick<PortRecord, 'id' | 'project_id' | 'domain_id'>,
  network_id: string,
  device_owner: DeviceOwner,
) => ({ name: '', network_id, project_id, domain_id, device_owner, device_id: id });

/** Neutron's `base_mac` is fa:16:3e; the rest is of the hexadecimal digits. */
export const macOf = (digits: string) => ['fa', '16', '3e', ...(digits.slice(0, 6).match(/../g) ?? [])].join(':');
export const newMac = ({ newId }: Pick<Tx, 'newId'>) => macOf(newId());

export const portsOfNetwork = (tx: Tx, networkId: string) =>
  portRecords.in(tx).all([{ field: 'network_id', equals: networkId }]);
export const portsOfDevice = (tx: Tx, deviceId: string) =>
  portRecords.in(tx).all([{ field: 'device_id', equals: deviceId }]);

export const addressesIn = ({ id }: { readonly id: string }, ports: readonly PortRecord[]): string[] =>
  ports.flatMap(({ fixed_ips }) =>
    fixed_ips.filter(({ subnet_id }) => subnet_id === id).map(({ ip_address }) => ip_address),
  );

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

/**
 * One address of each IP version, from its first subnet that has one left (Neutron's `_ipam_allocate_single_ip`). Of a
 * version without one there is none.
 */
export const nextAddresses = (subnets: readonly SubnetRecord[], ports: readonly PortRecord[], mac: string): FixedIp[] =>
  ([4, 6] as const).flatMap((version) => nextAddressOf(version, subnets, ports, mac) ?? []);

function nextAddressOf(
  version: 4 | 6,
  subnets: readonly SubnetRecord[],
  ports: readonly PortRecord[],
  mac: string,
): FixedIp | null {
  for (const subnet of subnets) {
    const fixed = subnet.ip_version === version ? nextAddress(subnet, ports, mac) : null;
    if (fixed) return fixed;
  }
  return null;
}

interface Wanted {
  /** Left out: of either. */
  readonly version?: 4 | 6;
  /** Only a router may have the address of a subnet's gateway. */
  readonly isRouter?: boolean;
}

/** The address that somebody chose, where a new port can have it; or what is wrong with it. `ports` are the network's. */
export function chosenAddress(
  text: string,
  subnets: readonly SubnetRecord[],
  ports: readonly PortRecord[],
  { version, isRouter = false }: Wanted = {},
): { readonly fixed: FixedIp } | { readonly wrong: FieldProblem } {
  const wrong = checkHostAddress(text, subnets.map(cidrOf), version);
  if (wrong) return { wrong };
  const ip_address = normalizeAddress(text);
  const subnet = subnets.find((one) => isInSubnet(one, ip_address));
  if (!subnet) throw new TypeError(`'${text}' lies in one of the subnets`);
  const taken = addressesTakenIn(subnet, ports);
  if (subnet.gateway_ip !== null && !isRouter) taken.add(valueOf(subnet.gateway_ip));
  return taken.has(valueOf(ip_address))
    ? { wrong: problem('address_taken', `${ip_address} is in use`, { address: ip_address }) }
    : { fixed: { subnet_id: subnet.id, ip_address } };
}

export function isInSubnet(subnet: SubnetRecord, text: string): boolean {
  const address = parseAddress(text);
  return address !== null && contains(cidrOf(subnet), address);
}
