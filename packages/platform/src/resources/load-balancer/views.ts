import {
  type LoadBalancer,
  loadBalancerEvent,
  type LoadBalancerPool,
  loadBalancerPoolEvent,
  loadBalancerPoolSubjects,
  loadBalancerSubjects,
  memberHealthOf,
} from '@skydeck/contract';
import { reads, readsNamed, thoseWith } from '../kit/dependencies.ts';
import { recordViews } from '../kit/record-views.ts';
import { allOf, idsOf, namesById } from '../kit/find-records.ts';
import { networkRecords } from '../network/records.ts';
import { deviceOwners, type PortRecord, portRecords } from '../port/records.ts';
import type { Tx } from '../../store/store.ts';
import { ownedFieldsOf } from '../kit/owned-collection.ts';
import { type FloatingIpRecord, floatingIpRecords } from '../floating-ip/records.ts';
import { type ServerRecord, serverRecords } from '../server/records.ts';
import {
  balancerRecords,
  type LoadBalancerRecord,
  type MemberRecord,
  type PoolRecord,
  poolRecords,
} from './records.ts';

/** `flavorName`: what the cloud calls a flavor by its id. */
export const createBalancerViews = (flavorName: (id: string) => string) =>
  recordViews<LoadBalancerRecord, LoadBalancer>({
    event: loadBalancerEvent,
    subject: loadBalancerSubjects.item,
    reads: [
      readsNamed(networkRecords, ['name'], thoseWith(balancerRecords, 'network_id')),
      reads(
        poolRecords,
        [
          'name',
          'status',
          'enabled',
          'protocol',
          'protocol_port',
          'backend_protocol',
          'backend_protocol_port',
          'members',
        ],
        (pools) => idsOf(pools, 'loadbalancer_id'),
      ),
      reads(floatingIpRecords, ['port_id'], (ips, tx) =>
        thoseWith(balancerRecords, 'port_id')(idsOf(ips, 'port_id'), tx),
      ),
    ],
    async show(tx, balancers) {
      const ids = balancers.map(({ id }) => id);
      const names = await namesById(networkRecords.in(tx), idsOf(balancers, 'network_id'));
      const pools = Map.groupBy(
        await allOf(poolRecords.in(tx), 'loadbalancer_id', ids),
        (pool) => pool.loadbalancer_id,
      );
      const floating = await allOf(floatingIpRecords.in(tx), 'port_id', idsOf(balancers, 'port_id'));
      const byPort = new Map(floating.map((ip) => [ip.port_id, ip]));
      return balancers.map((balancer) =>
        balancerView(balancer, {
          network: names.get(balancer.network_id) ?? '',
          pools: pools.get(balancer.id) ?? [],
          floating: byPort.get(balancer.port_id) ?? null,
          flavor_name: flavorName(balancer.flavor_id),
        }),
      );
    },
  });

interface RelatedRecords {
  readonly network: string;
  readonly pools: readonly PoolRecord[];
  readonly floating: FloatingIpRecord | null;
  readonly flavor_name: string;
}

function balancerView(balancer: LoadBalancerRecord, near: RelatedRecords): LoadBalancer {
  const { floating } = near;
  return {
    id: balancer.id,
    name: balancer.name,
    description: balancer.description,
    status: balancer.status,
    enabled: balancer.enabled,
    address: balancer.address,
    ip_version: balancer.ip_version,
    network_id: balancer.network_id,
    network_name: near.network,
    subnet_id: balancer.subnet_id,
    port_id: balancer.port_id,
    floating_ip: floating && { id: floating.id, floating_ip_address: floating.name },
    flavor_id: balancer.flavor_id,
    flavor_name: near.flavor_name,
    topology: balancer.topology,
    amphorae: balancer.amphorae.map((amphora) => ({ ...amphora })),
    pools: near.pools.map(summaryOf),
    members_count: near.pools.reduce((sum, { members }) => sum + members.length, 0),
    fault: balancer.fault,
    ...ownedFieldsOf(balancer),
  };
}

const summaryOf = (pool: PoolRecord): LoadBalancer['pools'][number] => ({
  id: pool.id,
  name: pool.name,
  status: pool.status,
  enabled: pool.enabled,
  protocol: pool.protocol,
  protocol_port: pool.protocol_port,
  backend_protocol: pool.backend_protocol,
  backend_protocol_port: pool.backend_protocol_port,
  members_count: pool.members.length,
  healthy_members_count: pool.members.filter(({ enabled, health }) => enabled && health === 'HEALTHY').length,
});

/** Which server has an address, in which project. */
export type ServerAt = (projectId: string, address: string) => ServerRecord | null;

export async function serversAt(tx: Tx, addresses: readonly string[]): Promise<ServerAt> {
  const ports = await allOf(portRecords.in(tx), 'fixed_ips[].ip_address', addresses);
  const routerPorts = ports.filter(({ device_owner }) => device_owner === deviceOwners.server);
  const servers = await allOf(serverRecords.in(tx), 'id', idsOf(routerPorts, 'device_id'));
  const byId = new Map(servers.map((server) => [server.id, server]));
  const byAddress = new Map<string, ServerRecord>();
  for (const { project_id, device_id, fixed_ips } of routerPorts) {
    const server = byId.get(device_id);
    for (const { ip_address } of fixed_ips) if (server) byAddress.set(`${project_id} ${ip_address}`, server);
  }
  return (projectId, address) => byAddress.get(`${projectId} ${address}`) ?? null;
}

/** The pools with members at the addresses of servers. */
function poolsAt(ports: readonly PortRecord[], tx: Tx): Promise<string[]> {
  const ofServers = ports.filter(({ device_owner }) => device_owner === deviceOwners.server);
  const addresses = ofServers.flatMap(({ fixed_ips }) => fixed_ips.map(({ ip_address }) => ip_address));
  return thoseWith(poolRecords, 'members[].address')(addresses, tx);
}

export const poolViews = recordViews<PoolRecord, LoadBalancerPool>({
  event: loadBalancerPoolEvent,
  subject: loadBalancerPoolSubjects.item,
  reads: [
    readsNamed(balancerRecords, ['name'], thoseWith(poolRecords, 'loadbalancer_id')),
    readsNamed(serverRecords, ['name'], async (ids, tx) =>
      poolsAt(await allOf(portRecords.in(tx), 'device_id', ids), tx),
    ),
    reads(portRecords, ['fixed_ips'], poolsAt),
  ],
  async show(tx, pools) {
    const names = await namesById(balancerRecords.in(tx), idsOf(pools, 'loadbalancer_id'));
    const serverAt = await serversAt(
      tx,
      pools.flatMap(({ members }) => members.map(({ address }) => address)),
    );
    return pools.map((pool) => poolView(pool, names.get(pool.loadbalancer_id) ?? '', serverAt));
  },
});

function poolView(pool: PoolRecord, balancerName: string, serverAt: ServerAt): LoadBalancerPool {
  return {
    id: pool.id,
    name: pool.name,
    description: pool.description,
    loadbalancer_id: pool.loadbalancer_id,
    loadbalancer_name: balancerName,
    status: pool.status,
    enabled: pool.enabled,
    protocol: pool.protocol,
    protocol_port: pool.protocol_port,
    backend_protocol: pool.backend_protocol,
    backend_protocol_port: pool.backend_protocol_port,
    lb_algorithm: pool.lb_algorithm,
    sticky_session: pool.sticky_session,
    connection_limit: pool.connection_limit,
    tls_enabled: pool.tls_enabled,
    certificate: pool.certificate && { ...pool.certificate, names: [...pool.certificate.names] },
    proxy_protocol_enabled: pool.proxy_protocol_enabled,
    insert_headers: { ...pool.insert_headers },
    allowed_cidrs: [...pool.allowed_cidrs],
    members: pool.members.map((member) => memberView(member, serverAt(pool.project_id, member.address))),
    healthmonitor: pool.healthmonitor,
    ...ownedFieldsOf(pool),
  };
}

const memberView = (member: MemberRecord, server: ServerRecord | null): LoadBalancerPool['members'][number] => ({
  id: member.id,
  name: member.name,
  address: member.address,
  protocol_port: member.protocol_port,
  weight: member.weight,
  backup: member.backup,
  enabled: member.enabled,
  status: memberHealthOf({ enabled: member.enabled, status: member.health }),
  server_id: server?.id ?? null,
  server_name: server?.name ?? null,
});
