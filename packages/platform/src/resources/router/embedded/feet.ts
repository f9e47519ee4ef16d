import { type FieldProblems, formatCidr, overlaps, problem } from '@skydeck/contract';
import { type NewPort, portsOfDevice } from '../../../engines/embedded/ports.ts';
import { cidrOf } from '../../../engines/embedded/ranges.ts';
import {
  allOf,
  owners,
  type PortRecord,
  type RouterRecord,
  type SubnetRecord,
  subnetsIn,
} from '../../../engines/embedded/records.ts';
import type { Viewer } from '../../../engines/embedded/viewer.ts';
import type { Tx } from '../../../store/store.ts';

type Foot = Pick<PortRecord, 'network_id' | 'device_owner' | 'fixed_ips'>;

/** Where a router stands, or will stand: what its next foot and its static routes are checked against. */
export interface Feet {
  readonly ports: readonly Foot[];
  /** Those it has an address in, its gateway's among them. */
  readonly subnets: readonly SubnetRecord[];
}

/** Whose router it is decides what it may stand in, whoever changes it. */
export type Owner = Pick<RouterRecord, 'id' | 'project_id' | 'domain_id'>;

/** A port that may be opened, or why not: paths are those of `{network_id, ip_address}`. */
export type Plan =
  | { readonly port: NewPort; readonly subnets: readonly SubnetRecord[] }
  | { readonly problems: FieldProblems };

export const noFeet: Feet = { ports: [], subnets: [] };

export async function feetOf(tx: Tx, routerId: string): Promise<Feet> {
  const ports = await portsOfDevice(tx, routerId);
  const ids = ports.flatMap(({ fixed_ips }) => fixed_ips.map(({ subnet_id }) => subnet_id));
  return { ports, subnets: await allOf(subnetsIn(tx), 'id', ids) };
}

export const withFoot = (
  feet: Feet,
  { port, subnets }: { readonly port: Foot; readonly subnets: readonly SubnetRecord[] },
): Feet => ({ ports: [...feet.ports, port], subnets: [...feet.subnets, ...subnets] });

export const gatewayOf = <T extends Foot>(ports: readonly T[]) =>
  ports.find(({ device_owner }) => device_owner === owners.gateway);
export const interfacesOf = <T extends Foot>(ports: readonly T[]) =>
  ports.filter(({ device_owner }) => device_owner === owners.interface);

export function withoutNetwork(feet: Feet, networkId: string): Feet {
  return {
    ports: feet.ports.filter(({ network_id }) => network_id !== networkId),
    subnets: feet.subnets.filter(({ network_id }) => network_id !== networkId),
  };
}

/** A router cannot tell two networks with the same addresses apart. */
export function overlapOf(feet: Feet, subnets: readonly SubnetRecord[]): FieldProblems {
  for (const subnet of subnets) {
    const other = feet.subnets.find((known) => overlaps(cidrOf(known), cidrOf(subnet)));
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

export const viewerOf = ({ project_id }: Owner): Viewer => ({
  projectId: project_id,
  isSystem: false,
  requestId: null,
});
