import type { FieldProblems } from '@skydeck/contract';
import type { NetworkRecord } from '../network/records.ts';
import { isInSubnet } from '../port/index.ts';
import { deviceOwners, type PortRecord } from '../port/records.ts';
import type { SubnetRecord } from '../subnet/records.ts';
import type { Site, Surroundings } from './plan-ports.ts';

// What the tables of plans stand on.

export const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const project = id(1);
export const other = id(2);
export const stamps = { domain_id: 'default', revision_number: 0, created_at: '', updated_at: '' };

interface SiteFacts {
  readonly cidrs: readonly string[];
  readonly owner?: string;
  readonly external?: boolean;
  readonly taken?: readonly string[];
}

/** Network `at`; the first host of each subnet is its gateway, and its pool has two addresses. */
export function site(at: number, { cidrs, owner = project, external = false, taken = [] }: SiteFacts): Site {
  const network: NetworkRecord = {
    ...stamps,
    id: id(at),
    name: `net-${at}`,
    project_id: owner,
    type: external ? 'flat' : 'vxlan',
    mtu: 1500,
    router_external: external,
    shared: false,
    cidrs: cidrs.join(' '),
    ipam_enabled: true,
    physical_network: null,
    vlan_id: null,
    rbac_policies: external ? [{ target_project: '*', actions: ['access_as_external'] }] : [],
    spoofing_protection: true,
  };
  const subnets = cidrs.map((cidr, number): SubnetRecord => {
    const [base = ''] = cidr.split('/');
    const version = cidr.includes(':') ? 6 : 4;
    const host = (last: number) => base.replace(/(?:0|::)$/, version === 6 ? `::${last}` : String(last));
    return {
      ...stamps,
      id: id(at * 10 + number),
      name: '',
      project_id: owner,
      network_id: network.id,
      cidr,
      ip_version: version,
      gateway_ip: host(1),
      enable_dhcp: true,
      allocation_pools: [{ start: host(2), end: host(3) }],
      dns_nameservers: [],
      ipv6_ra_mode: null,
      ipv6_address_mode: null,
    };
  });
  const place = { network, subnets };
  return { ...place, ports: taken.map((address, number) => portAt(place, address, number)) };
}

export function portAt(
  { network, subnets }: Omit<Site, 'ports'>,
  address: string,
  number = 0,
  more: Partial<PortRecord> = {},
): PortRecord {
  const subnet = subnets.find((one) => isInSubnet(one, address));
  return {
    id: id(9000 + number),
    name: '',
    project_id: network.project_id,
    domain_id: 'default',
    created_at: '',
    network_id: network.id,
    device_owner: deviceOwners.server,
    device_id: id(8000 + number),
    fixed_ips: [{ subnet_id: subnet?.id ?? '', ip_address: address }],
    mac_address: 'fa:16:3e:00:00:01',
    status: 'ACTIVE',
    ...more,
  };
}

export const near = (...sites: readonly Site[]): Surroundings => ({
  sites: new Map(sites.map((one) => [one.network.id, one])),
  newMac: () => 'fa:16:3e:00:00:02',
});
export const owner = { id: id(7000), project_id: project, domain_id: 'default' };
export const attempt = async <Value>(act: () => Value): Promise<Value> => act();
export const codesOf = (problems: FieldProblems) =>
  Object.fromEntries(Object.entries(problems).map(([path, { code }]) => [path, code]));
