import { stableId } from '../../../identity/accounts/stable-id.ts';
import { groupsOfService } from '../../../resources/security-group/embedded/demo.ts';
import { addressesTakenIn, nextAddress, macOf } from '../../../resources/port/ports.ts';
import { cidrOf, firstFree, rangesOf, sizeOf, slaacAddress } from '../../../resources/kit/ranges.ts';
import type { Random } from '../../../engines/embedded/random.ts';
import { type DeviceOwner, deviceOwners, type FixedIp, type PortRecord } from '../../../resources/port/records.ts';
import type { SubnetRecord } from '../../../resources/subnet/records.ts';
import type { RecordOrigin } from './build-network.ts';

/** The ports that were built so far: the next address is chosen among the free ones. */
export interface PortRegistry {
  readonly all: readonly PortRecord[];
  ofNetwork(networkId: string): readonly PortRecord[];
  add(port: PortRecord): void;
}

export function createPortRegistry(): PortRegistry {
  const byNetwork = new Map<string, PortRecord[]>();
  const all: PortRecord[] = [];
  return {
    all,
    ofNetwork: (id) => byNetwork.get(id) ?? [],
    add(port) {
      all.push(port);
      byNetwork.set(port.network_id, [...(byNetwork.get(port.network_id) ?? []), port]);
    },
  };
}

interface NewPort {
  readonly made: RecordOrigin;
  readonly networkId: string;
  readonly name: string;
  readonly owner: DeviceOwner;
  readonly device: string;
  readonly status?: string;
  readonly groups?: readonly string[];
  address(mac: string): FixedIp[];
}

export function addPort(
  registry: PortRegistry,
  { made, networkId, name, owner, device, status = 'ACTIVE', groups = [], address }: NewPort,
): void {
  const id = stableId('port', networkId, device);
  const mac = macOf(id);
  registry.add({
    id,
    name,
    network_id: networkId,
    project_id: made.project.id,
    domain_id: made.project.domain_id,
    device_owner: owner,
    device_id: device,
    fixed_ips: address(mac),
    mac_address: mac,
    status,
    security_group_ids: groups,
    created_at: made.created.toISOString(),
  });
}

interface ServerGroup {
  readonly made: RecordOrigin;
  readonly network: { readonly id: string; readonly name: string };
  readonly subnets: readonly SubnetRecord[];
  readonly count: number;
  readonly services: readonly string[];
}

/** Servers in one network, named after its services: `checkout-api-01`. */
export function addServers(
  registry: PortRegistry,
  { made, network, subnets, count, services }: ServerGroup,
  random: Random,
): void {
  for (let at = 0; at < count; at += 1) {
    const service = services[at % services.length] ?? 'server';
    const name = `${service}-${String(Math.floor(at / services.length) + 1).padStart(2, '0')}`;
    addPort(registry, {
      made,
      networkId: network.id,
      name,
      owner: deviceOwners.server,
      device: stableId('server', made.project.name, network.name, name),
      status: random.chance(0.93) ? 'ACTIVE' : 'DOWN',
      groups: groupsOfService(made.project.name, service),
      address: (mac) =>
        subnets.flatMap((subnet) => scatteredAddress(subnet, registry.ofNetwork(network.id), mac, random) ?? []),
    });
  }
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
