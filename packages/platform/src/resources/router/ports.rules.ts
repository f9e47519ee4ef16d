import { parseAddress } from '@skydeck/contract';
import { deviceOwners, type PortRecord } from '../port/records.ts';
import type { RouterRecord } from './records.ts';

export type RouterPort = Pick<PortRecord, 'network_id' | 'device_owner' | 'fixed_ips'>;

export const gatewayOf = <T extends RouterPort>(ports: readonly T[]) =>
  ports.find(({ device_owner }) => device_owner === deviceOwners.gateway);
export const interfacesOf = <T extends RouterPort>(ports: readonly T[]) =>
  ports.filter(({ device_owner }) => device_owner === deviceOwners.interface);

/** What a router's document repeats of its ports: in an order of its own, for a cloud lists them in any. */
export function summaryOf(ports: readonly RouterPort[]): Pick<RouterRecord, 'interfaces' | 'addresses'> {
  const inside = interfacesOf(ports).map(({ network_id }) => network_id);
  const isOutside = (port: RouterPort) => port.device_owner === deviceOwners.gateway;
  const [outer, inner] = [ports.filter(isOutside), ports.filter((port) => !isOutside(port))];
  return {
    interfaces: inside.toSorted().map((network_id) => ({ network_id })),
    addresses: [...addressesOf(outer), ...addressesOf(inner)].join(' '),
  };
}

const addressesOf = (ports: readonly RouterPort[]) =>
  ports.flatMap(({ fixed_ips }) => fixed_ips.map(({ ip_address }) => ip_address)).toSorted(byAddress);

/** IPv4 first, then as numbers. */
function byAddress(one: string, other: string): number {
  const [left, right] = [parseAddress(one), parseAddress(other)];
  if (!left || !right) return one.localeCompare(other);
  return left.version - right.version || (left.value < right.value ? -1 : Number(left.value > right.value));
}
