import { type Subnet, subnetEvent, subnetSubjects } from '@skydeck/contract';
import { reads } from '../kit/dependencies.ts';
import { isIn, rangesOf, sizeOf, valueOf } from '../kit/ranges.ts';
import { recordViews } from '../kit/record-views.ts';
import { allOf, idsOf } from '../kit/find-records.ts';
import { addressesIn } from '../port/index.ts';
import { audiences, networkRecords } from '../network/records.ts';
import { type PortRecord, portRecords } from '../port/records.ts';
import type { SubnetRecord } from './records.ts';

/** Every field is named: a record may hold more than the contract says. */
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
    ports_count: ports.filter((port) => addressesIn(subnet, [port]).length > 0).length,
    revision_number: subnet.revision_number,
    created_at: subnet.created_at,
    updated_at: subnet.updated_at,
  };
}

export const subnetViews = recordViews<SubnetRecord, Subnet>({
  event: subnetEvent,
  subject: subnetSubjects.item,
  reads: [
    reads(portRecords, ['fixed_ips'], (ports) => ports.flatMap(({ fixed_ips }) => idsOf(fixed_ips, 'subnet_id'))),
  ],
  async show(tx, subnets) {
    const ports = Map.groupBy(
      await allOf(portRecords.in(tx), 'network_id', idsOf(subnets, 'network_id')),
      ({ network_id }) => network_id,
    );
    return subnets.map((subnet) => subnetView(subnet, ports.get(subnet.network_id) ?? []));
  },
  /** Whoever sees the network hears of its subnets. */
  async audiences(tx, subnets) {
    const networks = await allOf(networkRecords.in(tx), 'id', idsOf(subnets, 'network_id'));
    const audienceOf = await audiences(tx, networks);
    const byId = new Map(networks.map((network) => [network.id, audienceOf(network)]));
    return subnets.map(({ network_id }) => {
      const audience = byId.get(network_id) ?? [];
      return audience.includes(null)
        ? [null]
        : idsOf(
            audience.filter((reader) => reader !== null),
            'project_id',
          );
    });
  },
});
