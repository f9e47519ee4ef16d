import type { Pool, RbacPolicy, StaticRoute } from '@skydeck/contract';
import type { Infer } from 'superstruct';
import type { Documents, Indexed, Tx } from '../../store/store.ts';

/** What the engine keeps. Counts and names of neighbours are not in it: they are worked out when it is shown. */
interface Owned {
  readonly id: string;
  readonly name: string;
  readonly project_id: string;
  readonly domain_id: string;
  readonly revision_number: number;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface NetworkRecord extends Owned {
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

export interface SubnetRecord extends Owned {
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

export interface RouterRecord extends Owned {
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
export interface PortRecord {
  readonly id: string;
  readonly name: string;
  readonly network_id: string;
  readonly project_id: string;
  readonly domain_id: string;
  readonly device_owner: DeviceOwner;
  readonly device_id: string;
  readonly fixed_ips: readonly FixedIp[];
  readonly mac_address: string;
  readonly status: string;
  /** Left out: none. */
  readonly security_group_ids?: readonly string[];
  readonly created_at: string;
}

export const networksIn = (tx: Tx) => tx.documents<NetworkRecord>('network');
export const subnetsIn = (tx: Tx) => tx.documents<SubnetRecord>('subnet');
export const routersIn = (tx: Tx) => tx.documents<RouterRecord>('router');
export const portsIn = (tx: Tx) => tx.documents<PortRecord>('port');

/** The columns of a record; only routers and ports have a status. */
export const indexOf = (
  record: Pick<Owned, 'project_id' | 'domain_id' | 'name' | 'created_at'> & { readonly status?: string },
): Indexed => ({
  projectId: record.project_id,
  domainId: record.domain_id,
  name: record.name,
  createdAt: record.created_at,
  ...(record.status === undefined ? {} : { status: record.status }),
});

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

/** The record with its changes, its revision counted up. */
export const withNextRevision = <T extends Owned>(record: T, changes: Partial<T>, now: Date): T => ({
  ...record,
  ...changes,
  revision_number: record.revision_number + 1,
  updated_at: now.toISOString(),
});
