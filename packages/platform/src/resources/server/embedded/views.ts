import { type Server, serverEvent, serverSubjects } from '@skydeck/contract';
import { recordViews } from '../../../engines/embedded/record-views.ts';
import {
  allOf,
  type NetworkRecord,
  networkRecords,
  deviceOwners,
  type PortRecord,
  portRecords,
  idsOf,
} from '../../../engines/embedded/records.ts';
import { inOrderOfCreation } from '../../../engines/embedded/views.ts';
import type { ServerRecord } from './records.ts';

function serverView(
  server: ServerRecord,
  ports: readonly PortRecord[],
  networks: ReadonlyMap<string, NetworkRecord>,
): Server {
  return {
    id: server.id,
    name: server.name,
    status: server.status,
    task_state: server.task_state,
    flavor: { ...server.flavor },
    networks: inOrderOfCreation(ports).map((port) => ({
      id: port.network_id,
      name: networks.get(port.network_id)?.name ?? '',
      port_id: port.id,
      mac_addr: port.mac_address,
      ips: port.fixed_ips.map(({ ip_address }) => ip_address),
      ipam_enabled: networks.get(port.network_id)?.ipam_enabled ?? true,
    })),
    traits: [],
    host: null,
    volumes: server.volumes.map(({ id, delete_on_termination }) => ({ id, delete_on_termination })),
    project_id: server.project_id,
    domain_id: server.domain_id,
    created_at: server.created_at,
    updated_at: server.updated_at,
  };
}

export const serverViews = recordViews<ServerRecord, Server>({
  event: serverEvent,
  subject: serverSubjects.item,
  async show(tx, servers) {
    const ids = servers.map(({ id }) => id);
    const ports = (await allOf(portRecords.in(tx), 'device_id', ids)).filter(
      ({ device_owner }) => device_owner === deviceOwners.server,
    );
    const networks = await allOf(networkRecords.in(tx), 'id', idsOf(ports, 'network_id'));
    const byServer = Map.groupBy(ports, ({ device_id }) => device_id);
    const byId = new Map(networks.map((network) => [network.id, network]));
    return servers.map((server) => serverView(server, byServer.get(server.id) ?? [], byId));
  },
});
