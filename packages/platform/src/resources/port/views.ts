import { type Port, portEvent, portSubjects } from '@skydeck/contract';
import { readsNamed, thoseWith } from '../kit/dependencies.ts';
import type { OwnedRecord } from '../kit/owned-collection.ts';
import { recordViews } from '../kit/record-views.ts';
import { idsOf, namesById } from '../kit/find-records.ts';
import { networkRecords } from '../network/records.ts';
import { deviceOwners, type PortRecord, portRecords } from './records.ts';
import { routerRecords } from '../router/records.ts';
import { balancerRecords } from '../load-balancer/records.ts';
import { serverRecords } from '../server/records.ts';

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

export const portViews = recordViews<PortRecord, Port>({
  event: portEvent,
  subject: portSubjects.item,
  reads: [
    readsNamed(networkRecords, ['name'], thoseWith(portRecords, 'network_id')),
    ...[serverRecords, routerRecords, balancerRecords].map((devices) =>
      readsNamed<OwnedRecord>(devices, ['name'], thoseWith(portRecords, 'device_id')),
    ),
  ],
  async show(tx, ports) {
    const devicesOf = (...wanted: readonly string[]) =>
      ports.filter(({ device_owner }) => wanted.includes(device_owner)).map(({ device_id }) => device_id);
    const networks = await namesById(networkRecords.in(tx), idsOf(ports, 'network_id'));
    const devices = new Map([
      ...(await namesById(serverRecords.in(tx), devicesOf(deviceOwners.server))),
      ...(await namesById(routerRecords.in(tx), devicesOf(deviceOwners.gateway, deviceOwners.interface))),
      ...(await namesById(balancerRecords.in(tx), devicesOf(deviceOwners.loadBalancer))),
    ]);
    return ports.map((port) => portView(port, networks, devices));
  },
});
