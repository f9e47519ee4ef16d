import { normalizeAddress } from '../../kit/ranges.ts';
import { fromKeystoneId } from '../../../engines/openstack/ids.ts';
import type { NeutronPort } from '../../../engines/openstack/neutron/answers.ts';
import { type DomainOf, timeOf } from '../../../engines/openstack/neutron/owned-fields.ts';
import { type DeviceOwner, deviceOwners, type PortRecord } from '../records.ts';

/** Routers of several hosts have other words for the same. */
const interfaceOwners: readonly string[] = [
  deviceOwners.interface,
  'network:router_interface_distributed',
  'network:ha_router_replicated_interface',
];

/** A gateway's port is nobody's in Neutron: it is its router's. */
export const portRecordOf = (port: NeutronPort, domainOf: DomainOf): PortRecord => ({
  id: port.id,
  name: port.name,
  project_id: fromKeystoneId(port.project_id),
  domain_id: domainOf(fromKeystoneId(port.project_id)),
  created_at: timeOf(port.created_at),
  network_id: port.network_id,
  device_owner: (interfaceOwners.includes(port.device_owner)
    ? deviceOwners.interface
    : port.device_owner) as DeviceOwner,
  device_id: port.device_id,
  fixed_ips: port.fixed_ips.map(({ subnet_id, ip_address }) => ({
    subnet_id,
    ip_address: normalizeAddress(ip_address),
  })),
  mac_address: port.mac_address,
  status: port.status,
});
