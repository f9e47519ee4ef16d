import { type FieldProblems, formatCidr, overlaps, problem } from '@skydeck/contract';
import { portsOfDevice } from '../port/index.ts';
import { cidrOf } from '../kit/ranges.ts';
import { allOf } from '../kit/find-records.ts';
import type { RouterPort } from './ports.rules.ts';
import type { RouterRecord } from './records.ts';
import { type SubnetRecord, subnetRecords } from '../subnet/records.ts';
import type { Tx } from '../../store/store.ts';

/** The ports of a router, or those it will have: its next port and its static routes are checked against them. */
export interface RouterPorts {
  readonly ports: readonly RouterPort[];
  /** Those it has an address in, its gateway's among them. */
  readonly subnets: readonly SubnetRecord[];
}

/** Whose router it is decides what it may stand in, whoever changes it. */
export type Owner = Pick<RouterRecord, 'id' | 'project_id' | 'domain_id'>;

export const noRouterPorts: RouterPorts = { ports: [], subnets: [] };

export async function routerPortsOf(tx: Tx, routerId: string): Promise<RouterPorts> {
  const ports = await portsOfDevice(tx, routerId);
  const ids = ports.flatMap(({ fixed_ips }) => fixed_ips.map(({ subnet_id }) => subnet_id));
  return { ports, subnets: await allOf(subnetRecords.in(tx), 'id', ids) };
}

export const withRouterPort = (
  routerPorts: RouterPorts,
  { port, subnets }: { readonly port: RouterPort; readonly subnets: readonly SubnetRecord[] },
): RouterPorts => ({ ports: [...routerPorts.ports, port], subnets: [...routerPorts.subnets, ...subnets] });

export function withoutNetwork(routerPorts: RouterPorts, networkId: string): RouterPorts {
  return {
    ports: routerPorts.ports.filter(({ network_id }) => network_id !== networkId),
    subnets: routerPorts.subnets.filter(({ network_id }) => network_id !== networkId),
  };
}

/** No two ports of a router have addresses in one subnet. */
export function withoutPorts(routerPorts: RouterPorts, gone: readonly RouterPort[]): RouterPorts {
  const lost = new Set(gone.flatMap(({ fixed_ips }) => fixed_ips.map(({ subnet_id }) => subnet_id)));
  return {
    ports: routerPorts.ports.filter(({ fixed_ips }) => !fixed_ips.some(({ subnet_id }) => lost.has(subnet_id))),
    subnets: routerPorts.subnets.filter(({ id }) => !lost.has(id)),
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
