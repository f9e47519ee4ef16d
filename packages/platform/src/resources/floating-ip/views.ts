import { type FloatingIp, floatingIpEvent, floatingIpSubjects } from '@skydeck/contract';
import { allOf, idsOf, namesById } from '../kit/find-records.ts';
import { networkRecords } from '../network/records.ts';
import { portRecords } from '../port/records.ts';
import { taggedFieldsOf } from '../kit/tagged.ts';
import { recordViews } from '../kit/record-views.ts';
import { readsNamed, thoseWith } from '../kit/dependencies.ts';
import { ownedFieldsOf, type OwnedRecord } from '../kit/owned-collection.ts';
import type { Tx } from '../../store/store.ts';
import { balancerRecords } from '../load-balancer/records.ts';
import { portViews } from '../port/index.ts';
import { serverRecords } from '../server/records.ts';
import { type FloatingIpRecord, floatingIpRecords } from './records.ts';

async function ofDevices(ids: readonly string[], tx: Tx): Promise<string[]> {
  const ports = await allOf(portRecords.in(tx), 'device_id', ids);
  return thoseWith(floatingIpRecords, 'port_id')(idsOf(ports, 'id'), tx);
}

export const floatingIpViews = recordViews<FloatingIpRecord, FloatingIp>({
  event: floatingIpEvent,
  subject: floatingIpSubjects.item,
  reads: [
    readsNamed(networkRecords, ['name'], thoseWith(floatingIpRecords, 'floating_network_id')),
    ...[serverRecords, balancerRecords].map((devices) => readsNamed<OwnedRecord>(devices, ['name'], ofDevices)),
  ],
  async show(tx, ips) {
    const names = await namesById(networkRecords.in(tx), idsOf(ips, 'floating_network_id'));
    const portIds = idsOf(ips, 'port_id');
    const ports = new Map(
      (await portViews.all(tx, await allOf(portRecords.in(tx), 'id', portIds))).map((port) => [port.id, port]),
    );
    return ips.map((ip) => {
      const port = ip.port_id === null ? undefined : ports.get(ip.port_id);
      const attachment = port
        ? { object_name: port.device_name, object_id: port.device_id, device_owner: port.device_owner }
        : null;
      return {
        id: ip.id,
        status: ip.status,
        floating_ip_address: ip.name,
        fixed_ip_address: ip.fixed_ip_address,
        attachment,
        attached_to: attachment,
        floating_network_id: ip.floating_network_id,
        floating_network_name: names.get(ip.floating_network_id) ?? '',
        port_id: ip.port_id,
        router_id: ip.router_id,
        ...taggedFieldsOf(ip),
        ...ownedFieldsOf(ip),
      };
    });
  },
});
