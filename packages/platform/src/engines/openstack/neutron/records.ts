import { EVERYONE, type RbacPolicy } from '@skydeck/contract';
import { normalizeAddress } from '../../embedded/ranges.ts';
import { deviceOwners, type DeviceOwner, type PortRecord } from '../../../resources/port/embedded/records.ts';
import { type NetworkRecord } from '../../../resources/network/embedded/records.ts';
import { type RouterRecord } from '../../../resources/router/embedded/records.ts';
import { type SubnetRecord } from '../../../resources/subnet/embedded/records.ts';
import { summaryOf } from '../../../resources/router/router-ports.ts';
import type { FloatingIpRecord } from '../../../resources/floating-ip/embedded/records.ts';
import { unassigned } from '../../../resources/floating-ip/embedded/records.ts';
import { fromKeystoneId } from '../ids.ts';
import type {
  NeutronFloatingIp,
  NeutronNetwork,
  NeutronPolicy,
  NeutronPort,
  NeutronRouter,
  NeutronSubnet,
} from './answers.ts';

// Neutron's objects as the records that views and plans are made of. Each field is named.

/** The domain of a project; '' for what belongs to nobody any more. */
export type DomainOf = (projectId: string) => string;

const timeOf = (text: string) => new Date(text).toISOString();

function ownedFields(
  {
    id,
    name,
    project_id,
    revision_number,
    created_at,
    updated_at,
  }: Pick<NeutronRouter, 'id' | 'name' | 'project_id' | 'revision_number' | 'created_at' | 'updated_at'>,
  domainOf: DomainOf,
) {
  return {
    id,
    name,
    project_id: fromKeystoneId(project_id),
    domain_id: domainOf(fromKeystoneId(project_id)),
    revision_number,
    created_at: timeOf(created_at),
    updated_at: timeOf(updated_at),
  };
}

export function networkRecordOf(
  network: NeutronNetwork,
  policies: readonly NeutronPolicy[],
  subnets: readonly NeutronSubnet[],
  domainOf: DomainOf,
): NetworkRecord {
  const own = subnets.filter(({ network_id }) => network_id === network.id);
  const rbac_policies = policiesOf(policies.filter(({ object_id }) => object_id === network.id));
  return {
    ...ownedFields(network, domainOf),
    type: network['provider:network_type'] ?? '',
    cidrs: own.map(({ cidr }) => cidr).join(' '),
    shared: rbac_policies.some(
      ({ target_project, actions }) => target_project === EVERYONE && actions.includes('access_as_shared'),
    ),
    router_external: network['router:external'] ?? false,
    // Neutron has no such switch: a network without subnets gives no addresses.
    ipam_enabled: own.length > 0,
    physical_network: network['provider:physical_network'] ?? null,
    vlan_id: network['provider:network_type'] === 'vlan' ? (network['provider:segmentation_id'] ?? null) : null,
    mtu: network.mtu ?? 0,
    rbac_policies,
    spoofing_protection: network.port_security_enabled ?? true,
  };
}

/** Neutron has a policy for each action, the contract one for each project. */
function policiesOf(policies: readonly NeutronPolicy[]): RbacPolicy[] {
  const byTarget = Map.groupBy(policies, ({ target_tenant }) => target_tenant);
  return [...byTarget].map(([target, own]) => ({
    target_project: fromKeystoneId(target),
    actions: [...new Set(own.map(({ action }) => action))].toSorted(),
  }));
}

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

export function routerRecordOf(router: NeutronRouter, ports: readonly PortRecord[], domainOf: DomainOf): RouterRecord {
  return {
    ...ownedFields(router, domainOf),
    status: router.status,
    enable_snat: router.external_gateway_info?.enable_snat ?? true,
    routes: router.routes.map(({ destination, nexthop }) => ({ destination, nexthop })),
    ...summaryOf(ports.filter(({ device_id }) => device_id === router.id)),
  };
}

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
