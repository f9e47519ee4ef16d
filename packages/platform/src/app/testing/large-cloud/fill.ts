import { join } from 'node:path';
import { sql } from 'kysely';
import { DATABASE } from '../../start/installation.ts';
import { openStore, type Store } from '../../../store/store.ts';
import { networkRecords, type NetworkRecord } from '../../../resources/network/records.ts';
import { indexOf } from '../../../resources/kit/owned-collection.ts';
import { portRecords } from '../../../resources/port/records.ts';
import { routerRecords, type RouterRecord } from '../../../resources/router/records.ts';
import { subnetRecords } from '../../../resources/subnet/records.ts';

const AT_ONCE = 2_000;
const kinds = ['web', 'db', 'edge', 'lab'];

/** A number of its own for each, from 0 on: the same cloud at each run. */
const idOf = (kind: number, at: number) =>
  `${String(kind).padStart(8, '0')}-0000-4000-8000-${String(at).padStart(12, '0')}`;

export interface Whose {
  readonly project_id: string;
  readonly domain_id: string;
}

/**
 * Makes so many networks with a subnet and a port each, and so many routers. Six of ten belong to `whose`, the others to eighty other
 * projects; one in 5,000 networks is shared with all. Nothing of it is told or audited.
 */
export async function fillStore(store: Store, count: number, whose: Whose): Promise<void> {
  for (let from = 0; from < count; from += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, at) => from + at);
    await store.silently(() =>
      store.write(async (tx) => {
        const networks = numbers.map((at) => networkAt(at, whose));
        await networkRecords.in(tx).insertAll(networks, indexOf);
        await subnetRecords.in(tx).insertAll(networks.map(subnetOf), indexOf);
        await portRecords.in(tx).insertAll(networks.map(portOf), indexOf);
        await routerRecords.in(tx).insertAll(
          numbers.map((at) => routerAt(at, whose)),
          indexOf,
        );
      }),
    );
  }
}

function ownedAt(at: number, whose: Whose) {
  const created = new Date(Date.UTC(2026, 0, 1) + ((at * 7_919) % 20_000_000) * 1_000).toISOString();
  const owner = at % 10 < 6 ? whose : { ...whose, project_id: idOf(9, at % 80) };
  return {
    ...owner,
    created_at: created,
    updated_at: created,
    revision_number: 1,
    description: '',
    tags: at % 50 ? [] : ['team:a'],
  };
}

const cidrOf = (at: number) => `10.${(at >> 8) % 256}.${at % 256}.0/24`;
const hostIn = (cidr: string, host: number) => cidr.replace(/0\/24$/, String(host));

const networkAt = (at: number, whose: Whose): NetworkRecord => ({
  id: idOf(1, at),
  name: `${kinds[at % 4]}-net-${at}`,
  type: 'vxlan',
  cidrs: cidrOf(at),
  shared: at % 5_000 === 0,
  router_external: false,
  ipam_enabled: true,
  physical_network: null,
  vlan_id: null,
  mtu: 1_500,
  rbac_policies: at % 5_000 === 0 ? [{ actions: ['access_as_shared'], target_project: '*' }] : [],
  spoofing_protection: true,
  ...ownedAt(at, whose),
});

const numberOf = ({ id }: { readonly id: string }) => Number(id.slice(-12));

function subnetOf(network: NetworkRecord) {
  const { cidrs } = network;
  return {
    ...timesAndOwner(network),
    id: idOf(2, numberOf(network)),
    name: 'subnet',
    network_id: network.id,
    cidr: cidrs,
    ip_version: 4 as const,
    gateway_ip: null,
    enable_dhcp: true,
    allocation_pools: [{ start: hostIn(cidrs, 2), end: hostIn(cidrs, 254) }],
    dns_nameservers: [],
    ipv6_ra_mode: null,
    ipv6_address_mode: null,
  };
}

const timesAndOwner = ({ project_id, domain_id, created_at, updated_at, revision_number }: NetworkRecord) => ({
  project_id,
  domain_id,
  created_at,
  updated_at,
  revision_number,
});

function portOf(network: NetworkRecord) {
  const at = numberOf(network);
  return {
    ...timesAndOwner(network),
    id: idOf(3, at),
    name: '',
    network_id: network.id,
    device_owner: 'compute:nova' as const,
    device_id: idOf(4, at),
    fixed_ips: [{ subnet_id: idOf(2, at), ip_address: hostIn(network.cidrs, 9) }],
    mac_address: `fa:16:3e:${[16, 8, 0].map((bits) => ((at >> bits) & 255).toString(16).padStart(2, '0')).join(':')}`,
    status: 'ACTIVE',
  };
}

const routerAt = (at: number, whose: Whose): RouterRecord => ({
  id: idOf(5, at),
  name: `${kinds[(at * 3) % 4]}-router-${at}`,
  status: at % 100 ? 'ACTIVE' : 'ERROR',
  enable_snat: true,
  routes: [],
  interfaces: [{ network_id: idOf(1, at % 500) }],
  addresses: hostIn(cidrOf(at), 1),
  ...ownedAt(at, whose),
});

/** The same, in the data folder or the database of a platform that is stopped. */
export async function fillPlatform(
  { dataFolder, databaseUrl }: { readonly dataFolder: string; readonly databaseUrl: string | null },
  count: number,
  whose: Whose,
): Promise<void> {
  const store = await openStore(databaseUrl ?? join(dataFolder, DATABASE));
  try {
    await fillStore(store, count, whose);
    // Of itself a server does so a minute later.
    if (databaseUrl !== null) await store.write(async ({ tables }) => void (await sql`analyze`.execute(tables)));
  } finally {
    await store.close();
  }
}
