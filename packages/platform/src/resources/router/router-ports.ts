import { type FieldProblems, formatCidr, overlaps, problem } from '@skydeck/contract';
import { cidrOf } from '../../engines/embedded/ranges.ts';
import { deviceOwners, type PortRecord } from '../port/embedded/records.ts';
import type { RouterRecord } from './embedded/records.ts';
import type { SubnetRecord } from '../subnet/embedded/records.ts';

type RouterPort = Pick<PortRecord, 'network_id' | 'device_owner' | 'fixed_ips'>;

/** The ports of a router, or those it will have: its next port and its static routes are checked against them. */
export interface RouterPorts {
  readonly ports: readonly RouterPort[];
  /** Those it has an address in, its gateway's among them. */
  readonly subnets: readonly SubnetRecord[];
}

/** Whose router it is decides what it may stand in, whoever changes it. */
export type Owner = Pick<RouterRecord, 'id' | 'project_id' | 'domain_id'>;

export const noRouterPorts: RouterPorts = { ports: [], subnets: [] };

export const withRouterPort = (
  routerPorts: RouterPorts,
  { port, subnets }: { readonly port: RouterPort; readonly subnets: readonly SubnetRecord[] },
): RouterPorts => ({ ports: [...routerPorts.ports, port], subnets: [...routerPorts.subnets, ...subnets] });

export const gatewayOf = <T extends RouterPort>(ports: readonly T[]) =>
  ports.find(({ device_owner }) => device_owner === deviceOwners.gateway);
export const interfacesOf = <T extends RouterPort>(ports: readonly T[]) =>
  ports.filter(({ device_owner }) => device_owner === deviceOwners.interface);

export function withoutNetwork(routerPorts: RouterPorts, networkId: string): RouterPorts {
  return {
    ports: routerPorts.ports.filter(({ network_id }) => network_id !== networkId),
    subnets: routerPorts.subnets.filter(({ network_id }) => network_id !== networkId),
  };
}

/** A router cannot tell two networks with the same addresses apart. */
export function overlapOf(routerPorts: RouterPorts, subnets: readonly SubnetRecord[]): FieldProblems {
  for (const subnet of subnets) {
    const other = routerPorts.subnets.find((known) => overlaps(cidrOf(known), cidrOf(subnet)));
    if (!other) continue;
    const cidr = formatCidr(cidrOf(subnet));
    return {
      network_id: problem('cidr_overlaps', `${cidr} overlaps ${other.cidr}, where the router stands already`, {
        cidr,
        other: other.cidr,
      }),
    };
  }
  return {};
}

/** What a router's document repeats of its ports. */
export const summaryOf = (ports: readonly RouterPort[]): Pick<RouterRecord, 'interfaces' | 'addresses'> => ({
  interfaces: interfacesOf(ports).map(({ network_id }) => ({ network_id })),
  addresses: ports.flatMap(({ fixed_ips }) => fixed_ips.map(({ ip_address }) => ip_address)).join(' '),
});
