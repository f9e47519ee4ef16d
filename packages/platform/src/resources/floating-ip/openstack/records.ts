import { normalizeAddress } from '../../kit/ranges.ts';
import { fromKeystoneId } from '../../../engines/openstack/ids.ts';
import type { NeutronFloatingIp } from '../../../engines/openstack/neutron/answers.ts';
import type { DomainOf } from '../../../engines/openstack/neutron/owned-fields.ts';
import { type FloatingIpRecord, unassigned } from '../records.ts';

/** As far as a router needs it: whom it serves. */
export const floatingIpRecordOf = (ip: NeutronFloatingIp, domainOf: DomainOf): FloatingIpRecord => ({
  ...unassigned,
  id: ip.id,
  name: '',
  address_key: '',
  project_id: fromKeystoneId(ip.project_id),
  domain_id: domainOf(fromKeystoneId(ip.project_id)),
  revision_number: 0,
  created_at: '',
  updated_at: '',
  floating_network_id: '',
  description: '',
  router_id: ip.router_id,
  port_id: ip.port_id,
  fixed_ip_address: ip.fixed_ip_address === null ? null : normalizeAddress(ip.fixed_ip_address),
});
