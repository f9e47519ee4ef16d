import type { Pool, RbacPolicy, StaticRoute } from '@skydeck/contract';
import type { Infer } from 'superstruct';
import type { Documents } from '../../store/store.ts';
import { seesNetwork } from './access.ts';
import {
  ownedCollection,
  type OwnedRecord,
  type RevisedRecord,
  revisedCollection,
  type RevisedCollection,
} from './owned-collection.ts';

// What the engine keeps. Counts and names of neighbours are not in it: they are worked out when it is shown.

export interface NetworkRecord extends RevisedRecord {
  readonly type: string;
  /** The CIDRs of its subnets, for the free-text search. */
  readonly cidrs: string;
  /** For all projects, directly. */
  readonly shared: boolean;
  /** A router may have its gateway here. */
  readonly router_external: boolean;
  readonly ipam_enabled: boolean;
  readonly physical_network: string | null;
  readonly vlan_id: number | null;
  readonly mtu: number;
  readonly rbac_policies: readonly Infer<typeof RbacPolicy>[];
  readonly spoofing_protection: boolean;
}

export interface SubnetRecord extends RevisedRecord {
  readonly network_id: string;
  readonly cidr: string;
  readonly ip_version: 4 | 6;
  readonly gateway_ip: string | null;
  readonly enable_dhcp: boolean;
  readonly allocation_pools: readonly Pool[];
  readonly dns_nameservers: readonly string[];
  readonly ipv6_ra_mode: string | null;
  readonly ipv6_address_mode: string | null;
}

export interface RouterRecord extends RevisedRecord {
  readonly status: string;
  readonly enable_snat: boolean;
  readonly routes: readonly StaticRoute[];
  /** The networks it stands in, kept for the filter by network; the ports say the rest. */
  readonly interfaces: readonly { readonly network_id: string }[];
  /** The addresses of its ports, for the free-text search. */
  readonly addresses: string;
}

/** Neutron's `device_owner`s that this engine knows. */
export const deviceOwners = {
  gateway: 'network:router_gateway',
  interface: 'network:router_interface',
  floatingIp: 'network:floatingip',
  loadBalancer: 'Octavia',
  server: 'compute:nova',
} as const;
export type DeviceOwner = (typeof deviceOwners)[keyof typeof deviceOwners];

export interface FixedIp {
  readonly subnet_id: string;
  readonly ip_address: string;
}

/** A port of a router or a server in a network. */
export interface PortRecord extends OwnedRecord {
  readonly network_id: string;
  readonly device_owner: DeviceOwner;
  readonly device_id: string;
  readonly fixed_ips: readonly FixedIp[];
  readonly mac_address: string;
  readonly status: string;
  /** Left out: none. */
  readonly security_group_ids?: readonly string[];
}

export const networkRecords = revisedCollection<NetworkRecord>('network', { sees: seesNetwork });
/** Who sees a subnet its network says. */
export const subnetRecords: Omit<
  RevisedCollection<SubnetRecord>,
  'find' | 'findCurrent'
> = revisedCollection<SubnetRecord>('subnet');
export const routerRecords = revisedCollection<RouterRecord>('router');
export const portRecords = ownedCollection<PortRecord>('port');

/** Of one expression SQLite takes a depth of 1,000; a list of ids is one `or` for each. */
const IDS_AT_ONCE = 200;

/** Those whose `field` is one of the ids. */
export async function allOf<T extends { id: string }>(
  documents: Documents<T>,
  field: string,
  ids: readonly string[],
): Promise<T[]> {
  const unique = [...new Set(ids)];
  const found: T[] = [];
  for (let at = 0; at < unique.length; at += IDS_AT_ONCE) {
    found.push(...(await documents.all([{ field, in: unique.slice(at, at + IDS_AT_ONCE) }])));
  }
  return found;
}

/** The names of those with one of the ids. */
export async function namesById<T extends { id: string; name: string }>(
  documents: Documents<T>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  return new Map((await allOf(documents, 'id', ids)).map(({ id, name }) => [id, name]));
}

/** The ids in one field of several records; null is none. */
export const idsOf = <Field extends string>(
  records: readonly { readonly [Name in Field]: string | null }[],
  field: Field,
): string[] => records.flatMap((record) => record[field] ?? []);
