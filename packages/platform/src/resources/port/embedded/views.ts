import type { Port } from '@skydeck/contract';
import { allOf, networksIn, deviceOwners, type PortRecord, routersIn } from '../../../engines/embedded/records.ts';
import type { Tx } from '../../../store/store.ts';
import { balancersIn } from '../../load-balancer/embedded/records.ts';
import { serversIn } from '../../server/embedded/records.ts';

type Names = ReadonlyMap<string, string>;

function portView(port: PortRecord, networkNames: Names, deviceNames: Names): Port {
  return {
    id: port.id,
    name: port.name,
    network_id: port.network_id,
    network_name: networkNames.get(port.network_id) ?? '',
    device_owner: port.device_owner,
    device_id: port.device_id,
    // What has no record of its own here is known by its port's name.
    device_name: deviceNames.get(port.device_id) ?? port.name,
    fixed_ips: port.fixed_ips.map(({ subnet_id, ip_address }) => ({ subnet_id, ip_address })),
    mac_address: port.mac_address,
    status: port.status,
    security_group_ids: [...(port.security_group_ids ?? [])],
    project_id: port.project_id,
    domain_id: port.domain_id,
    created_at: port.created_at,
  };
}

const namesOf = (items: readonly { readonly id: string; readonly name: string }[]) =>
  items.map(({ id, name }) => [id, name] as const);

/** Keeps the order of the records. */
export async function portViews(tx: Tx, ports: readonly PortRecord[]): Promise<Port[]> {
  const devicesOf = (wanted: readonly string[]) =>
    ports.filter(({ device_owner }) => wanted.includes(device_owner)).map(({ device_id }) => device_id);
  const networks = await allOf(
    networksIn(tx),
    'id',
    ports.map(({ network_id }) => network_id),
  );
  const servers = await allOf(serversIn(tx), 'id', devicesOf([deviceOwners.server]));
  const routers = await allOf(routersIn(tx), 'id', devicesOf([deviceOwners.gateway, deviceOwners.interface]));
  const balancers = await allOf(balancersIn(tx), 'id', devicesOf([deviceOwners.loadBalancer]));
  const networkNames = new Map(namesOf(networks));
  const deviceNames = new Map([...namesOf(servers), ...namesOf(routers), ...namesOf(balancers)]);
  return ports.map((port) => portView(port, networkNames, deviceNames));
}
