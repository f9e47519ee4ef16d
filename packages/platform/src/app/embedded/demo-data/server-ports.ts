import { stableId } from '../../../identity/accounts/stable-id.ts';
import { groupsOfService } from './security-groups.ts';
import { addressesTakenIn, nextAddress, macOf } from '../../../resources/port/ports.ts';
import { cidrOf, firstFree, rangesOf, sizeOf, slaacAddress } from '../../../resources/kit/ranges.ts';
import type { Random } from '../../../engines/embedded/random.ts';
import { deviceOwners, type FixedIp, type PortRecord } from '../../../resources/port/records.ts';
import type { SubnetRecord } from '../../../resources/subnet/records.ts';
import type { Origin } from './origin.ts';

interface ServerGroup {
  readonly origin: Origin;
  readonly network: { readonly id: string; readonly name: string };
  readonly subnets: readonly SubnetRecord[];
  /** That are in the network already. */
  readonly ports: readonly PortRecord[];
  readonly count: number;
  readonly services: readonly string[];
}

/** Ports of servers in one network, which are named after its services: `checkout-api-01`. */
export function serverPorts({ count, services, ...place }: ServerGroup, random: Random): PortRecord[] {
  const made: PortRecord[] = [];
  for (let at = 0; at < count; at += 1) {
    const service = services[at % services.length] ?? 'server';
    const name = `${service}-${String(Math.floor(at / services.length) + 1).padStart(2, '0')}`;
    made.push(serverPort({ ...place, ports: [...place.ports, ...made] }, { service, name }, random));
  }
  return made;
}

function serverPort(
  { origin: { project, created }, network, subnets, ports }: Omit<ServerGroup, 'count' | 'services'>,
  { service, name }: { readonly service: string; readonly name: string },
  random: Random,
): PortRecord {
  const device = stableId('server', project.name, network.name, name);
  const id = stableId('port', network.id, device);
  const mac_address = macOf(id);
  const status = random.chance(0.93) ? 'ACTIVE' : 'DOWN';
  return {
    id,
    name,
    network_id: network.id,
    project_id: project.id,
    domain_id: project.domain_id,
    device_owner: deviceOwners.server,
    device_id: device,
    fixed_ips: subnets.flatMap((subnet) => scatteredAddress(subnet, ports, mac_address, random) ?? []),
    mac_address,
    status,
    security_group_ids: groupsOfService(project.name, service),
    created_at: created.toISOString(),
  };
}

/** Real pools have gaps, where servers were deleted: the search begins somewhere in the pool's first part. */
function scatteredAddress(
  subnet: SubnetRecord,
  ports: readonly PortRecord[],
  mac: string,
  random: Random,
): FixedIp | null {
  if (subnet.ipv6_address_mode === 'slaac')
    return { subnet_id: subnet.id, ip_address: slaacAddress(cidrOf(subnet), mac) };
  const [pool] = rangesOf(subnet.allocation_pools);
  if (!pool) return null;
  const taken = addressesTakenIn(subnet, ports);
  const part = sizeOf([pool]) / 2n;
  const skipped = BigInt(random.between(0, part > 200n ? 200 : Number(part)));
  for (let value = pool.first; value < pool.first + skipped; value += 1n) taken.add(value);
  const free = firstFree(subnet.allocation_pools, taken, subnet.ip_version);
  return free === null ? nextAddress(subnet, ports, mac) : { subnet_id: subnet.id, ip_address: free };
}
