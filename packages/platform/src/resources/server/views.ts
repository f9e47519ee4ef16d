import { type Server, serverEvent, serverSubjects } from '@skydeck/contract';
import { reads, readsNamed } from '../kit/dependencies.ts';
import { recordViews } from '../kit/record-views.ts';
import { allOf, idsOf, inOrderOfCreation } from '../kit/find-records.ts';
import { type NetworkRecord, networkRecords } from '../network/records.ts';
import { deviceOwners, type PortRecord, portRecords } from '../port/records.ts';
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

const isOfServer = ({ device_owner }: PortRecord) => device_owner === deviceOwners.server;
const serversOf = (ports: readonly PortRecord[]) => idsOf(ports.filter(isOfServer), 'device_id');

export const serverViews = recordViews<ServerRecord, Server>({
  event: serverEvent,
  subject: serverSubjects.item,
  reads: [
    reads(portRecords, ['network_id', 'mac_address', 'fixed_ips'], serversOf),
    readsNamed(networkRecords, ['name', 'ipam_enabled'], async (ids, tx) =>
      serversOf(await allOf(portRecords.in(tx), 'network_id', ids)),
    ),
  ],
  async show(tx, servers) {
    const ids = servers.map(({ id }) => id);
    const ports = (await allOf(portRecords.in(tx), 'device_id', ids)).filter(isOfServer);
    const networks = await allOf(networkRecords.in(tx), 'id', idsOf(ports, 'network_id'));
    const byServer = Map.groupBy(ports, ({ device_id }) => device_id);
    const byId = new Map(networks.map((network) => [network.id, network]));
    return servers.map((server) => serverView(server, byServer.get(server.id) ?? [], byId));
  },
});
