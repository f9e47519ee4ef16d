import { normalizeAddress } from '../../kit/ranges.ts';
import type { NeutronSubnet } from '../../../engines/openstack/neutron/answers.ts';
import { type DomainOf, ownedFields } from '../../../engines/openstack/neutron/owned-fields.ts';
import type { SubnetRecord } from '../records.ts';

export const subnetRecordOf = (subnet: NeutronSubnet, domainOf: DomainOf): SubnetRecord => ({
  ...ownedFields(subnet, domainOf),
  network_id: subnet.network_id,
  cidr: subnet.cidr,
  ip_version: subnet.ip_version,
  gateway_ip: subnet.gateway_ip === null ? null : normalizeAddress(subnet.gateway_ip),
  enable_dhcp: subnet.enable_dhcp,
  allocation_pools: subnet.allocation_pools.map(({ start, end }) => ({ start, end })),
  dns_nameservers: [...subnet.dns_nameservers],
  ipv6_ra_mode: subnet.ipv6_ra_mode,
  ipv6_address_mode: subnet.ipv6_address_mode,
});
