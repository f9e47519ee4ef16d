import {
  type ExternalGateway,
  type PortUses,
  type Network,
  type Router,
  routerEvent,
  type RouterInterface,
  routerSubjects,
  type Subnet,
} from '@skydeck/contract';
import type { Tx } from '../../store/store.ts';
import {
  allOf,
  type FixedIp,
  type NetworkRecord,
  networkRecords,
  deviceOwners,
  type PortRecord,
  portRecords,
  type RouterRecord,
  type SubnetRecord,
  subnetRecords,
  namesById,
  idsOf,
} from './records.ts';
import { recordViews } from './record-views.ts';
import { isIn, rangesOf, sizeOf, valueOf } from './ranges.ts';
import { dependentsOfPorts } from './router-dependents.ts';
import { type Actor, owns, policiesFor } from './access.ts';
import { ownedFieldsOf } from './owned-collection.ts';

/** What records look like on the wire. Every field is named: a record may hold more than the contract says. */

export function subnetView(subnet: SubnetRecord, ports: readonly PortRecord[]): Subnet {
  const ranges = rangesOf(subnet.allocation_pools);
  const total = sizeOf(ranges);
  const given = addressesIn(subnet, ports).filter((address) => isIn(ranges, valueOf(address)));
  return {
    id: subnet.id,
    network_id: subnet.network_id,
    name: subnet.name,
    cidr: subnet.cidr,
    ip_version: subnet.ip_version,
    gateway_ip: subnet.gateway_ip,
    enable_dhcp: subnet.enable_dhcp,
    allocation_pools: subnet.allocation_pools.map(({ start, end }) => ({ start, end })),
    dns_nameservers: [...subnet.dns_nameservers],
    ipv6_ra_mode: subnet.ipv6_ra_mode,
    ipv6_address_mode: subnet.ipv6_address_mode,
    used_ips: given.length,
    // A /64 has more addresses than a number can tell apart.
    total_ips: total > BigInt(Number.MAX_SAFE_INTEGER) ? null : Number(total),
    revision_number: subnet.revision_number,
    created_at: subnet.created_at,
    updated_at: subnet.updated_at,
  };
}

export const addressesIn = ({ id }: { readonly id: string }, ports: readonly PortRecord[]): string[] =>
  ports.flatMap(({ fixed_ips }) =>
    fixed_ips.filter(({ subnet_id }) => subnet_id === id).map(({ ip_address }) => ip_address),
  );

/** `reader` null: somebody of any project; who does not own the network sees only the policies that reach him. */
function networkView(
  network: NetworkRecord,
  subnets: readonly Subnet[],
  ports: readonly PortRecord[],
  reader: Actor | null,
): Network {
  const mayKnowAll = reader !== null && owns(reader, network);
  const policies = mayKnowAll ? network.rbac_policies : policiesFor(network, reader?.projectId ?? null);
  return {
    id: network.id,
    name: network.name,
    type: network.type,
    subnets: [...subnets],
    shared: network.shared,
    ipam_enabled: network.ipam_enabled,
    router_external: network.router_external,
    physical_network: network.physical_network,
    vlan_id: network.vlan_id,
    mtu: network.mtu,
    rbac_policies: policies.map(({ target_project, actions }) => ({ target_project, actions: [...actions] })),
    spoofing_protection: network.spoofing_protection,
    project_id: network.project_id,
    domain_id: network.domain_id,
    ports_count: ports.length,
    revision_number: network.revision_number,
    created_at: network.created_at,
    updated_at: network.updated_at,
  };
}

/** Keeps the order of the records. */
export async function networkViews(
  tx: Tx,
  networks: readonly NetworkRecord[],
  reader: Actor | null,
): Promise<Network[]> {
  const ids = networks.map(({ id }) => id);
  const ports = Map.groupBy(await allOf(portRecords.in(tx), 'network_id', ids), ({ network_id }) => network_id);
  const subnets = Map.groupBy(await allOf(subnetRecords.in(tx), 'network_id', ids), ({ network_id }) => network_id);
  return networks.map((network) => {
    const own = ports.get(network.id) ?? [];
    const inOrder = (subnets.get(network.id) ?? []).toSorted((one, other) => one.ip_version - other.ip_version);
    return networkView(
      network,
      inOrder.map((subnet) => subnetView(subnet, own)),
      own,
      reader,
    );
  });
}

export async function subnetViews(tx: Tx, subnets: readonly SubnetRecord[]): Promise<Subnet[]> {
  const ports = Map.groupBy(
    await allOf(portRecords.in(tx), 'network_id', idsOf(subnets, 'network_id')),
    ({ network_id }) => network_id,
  );
  return subnets.map((subnet) => subnetView(subnet, ports.get(subnet.network_id) ?? []));
}

const fixedIps = (ips: readonly FixedIp[]) => ips.map(({ subnet_id, ip_address }) => ({ subnet_id, ip_address }));

function interfaceView(port: PortRecord, { nameOf, usesOf }: RouterViewContext): RouterInterface {
  return {
    id: port.id,
    network_id: port.network_id,
    network_name: nameOf(port.network_id),
    fixed_ips: fixedIps(port.fixed_ips),
    mac_address: port.mac_address,
    status: port.status,
    uses: usesOf(port),
  };
}

/** What a router shows of its neighbours. */
interface RouterViewContext {
  readonly nameOf: (networkId: string) => string;
  readonly usesOf: (port: PortRecord) => PortUses;
}

function routerView(router: RouterRecord, ports: readonly PortRecord[], near: RouterViewContext): Router {
  const gateway = ports.find(({ device_owner }) => device_owner === deviceOwners.gateway);
  const gatewayInfo: ExternalGateway | null = gateway
    ? {
        network_id: gateway.network_id,
        network_name: near.nameOf(gateway.network_id),
        enable_snat: router.enable_snat,
        external_fixed_ips: fixedIps(gateway.fixed_ips),
        uses: near.usesOf(gateway),
      }
    : null;
  const routerPorts = ports.filter(({ device_owner }) => device_owner === deviceOwners.interface);
  return {
    id: router.id,
    name: router.name,
    status: router.status,
    external_gateway_info: gatewayInfo,
    routes: router.routes.map(({ destination, nexthop }) => ({ destination, nexthop })),
    interfaces_info: inOrderOfCreation(routerPorts).map((port) => interfaceView(port, near)),
    ...ownedFieldsOf(router),
  };
}

export const inOrderOfCreation = <T extends { readonly id: string; readonly created_at: string }>(
  list: readonly T[],
): T[] =>
  list.toSorted((one, other) => one.created_at.localeCompare(other.created_at) || one.id.localeCompare(other.id));

export const routerViews = recordViews<RouterRecord, Router>({
  event: routerEvent,
  subject: routerSubjects.item,
  async show(tx, routers) {
    const ports = await allOf(portRecords.in(tx), 'device_id', idsOf(routers, 'id'));
    const names = await namesById(networkRecords.in(tx), idsOf(ports, 'network_id'));
    const byRouter = Map.groupBy(ports, ({ device_id }) => device_id);
    const nameOf = (id: string) => names.get(id) ?? '';
    const usesOf = await dependentsOfPorts(tx, routers, ports);
    return routers.map((router) =>
      routerView(router, byRouter.get(router.id) ?? [], { nameOf, usesOf: (port) => usesOf(router, port) }),
    );
  },
});
