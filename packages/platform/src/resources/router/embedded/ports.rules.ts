import { deviceOwners, type PortRecord } from '../../port/embedded/records.ts';
import type { RouterRecord } from './records.ts';

export type RouterPort = Pick<PortRecord, 'network_id' | 'device_owner' | 'fixed_ips'>;

export const gatewayOf = <T extends RouterPort>(ports: readonly T[]) =>
  ports.find(({ device_owner }) => device_owner === deviceOwners.gateway);
export const interfacesOf = <T extends RouterPort>(ports: readonly T[]) =>
  ports.filter(({ device_owner }) => device_owner === deviceOwners.interface);

/** What a router's document repeats of its ports. */
export const summaryOf = (ports: readonly RouterPort[]): Pick<RouterRecord, 'interfaces' | 'addresses'> => ({
  interfaces: interfacesOf(ports).map(({ network_id }) => ({ network_id })),
  addresses: ports.flatMap(({ fixed_ips }) => fixed_ips.map(({ ip_address }) => ip_address)).join(' '),
});
