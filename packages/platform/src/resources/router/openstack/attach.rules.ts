import { parseAddress } from '@skydeck/contract';
import { deviceOwners, type FixedIp, type PortRecord } from '../../port/records.ts';

/**
 * The addresses of one interface as ports that Neutron connects a router with: each has at most one IPv4 subnet, and one of
 * them has all IPv6 subnets of the network (Neutron's `_validate_router_port_info` and `_add_interface_by_port`).
 */
export function addressesOfPorts(fixedIps: readonly FixedIp[]): FixedIp[][] {
  const [, ...further] = fixedIps.filter(({ ip_address }) => parseAddress(ip_address)?.version === 4);
  return [fixedIps.filter((ip) => !further.includes(ip)), ...further.map((ip) => [ip])];
}

/** Whose the port is, where, and at which addresses. */
export interface InterfacePort extends Pick<PortRecord, 'network_id' | 'project_id'> {
  readonly fixed_ips: readonly FixedIp[];
}

/** What is left of a try that was cut off between its two calls: the port of an interface, which no router has. */
export const isAbandoned = ({ device_owner, device_id }: Pick<PortRecord, 'device_owner' | 'device_id'>): boolean =>
  device_owner === deviceOwners.interface && device_id === '';

/** The one that this try would make: an earlier one has made it. */
export const abandonedLike = <Port extends PortRecord>(
  ports: readonly Port[],
  { network_id, project_id, fixed_ips }: InterfacePort,
  mac?: string,
): Port | undefined =>
  ports.find(
    (port) =>
      isAbandoned(port) &&
      port.network_id === network_id &&
      port.project_id === project_id &&
      placesOf(port.fixed_ips) === placesOf(fixed_ips) &&
      (mac === undefined || port.mac_address === mac),
  );

const placesOf = (fixedIps: readonly FixedIp[]): string =>
  fixedIps
    .map(({ subnet_id, ip_address }) => `${subnet_id} ${ip_address}`)
    .toSorted()
    .join();
