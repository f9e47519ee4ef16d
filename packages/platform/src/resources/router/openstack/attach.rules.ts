import { parseAddress } from '@skydeck/contract';
import type { FixedIp } from '../../port/records.ts';

/**
 * The addresses of one interface as ports that Neutron connects a router with: each has at most one IPv4 subnet, and one of
 * them has all IPv6 subnets of the network (Neutron's `_validate_router_port_info` and `_add_interface_by_port`).
 */
export function addressesOfPorts(fixedIps: readonly FixedIp[]): FixedIp[][] {
  const [, ...further] = fixedIps.filter(({ ip_address }) => parseAddress(ip_address)?.version === 4);
  return [fixedIps.filter((ip) => !further.includes(ip)), ...further.map((ip) => [ip])];
}
