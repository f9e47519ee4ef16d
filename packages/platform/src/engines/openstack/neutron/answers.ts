import { array, boolean, enums, nullable, number, optional, string, type Infer, type } from 'superstruct';

// What is used of Neutron's answers, and nothing else.

const revised = { revision_number: number(), created_at: string(), updated_at: string() };
/** A cloud without the extension for tags says nothing of them. */
const tagged = { description: optional(string()), tags: optional(array(string())) };
const FixedIp = type({ subnet_id: string(), ip_address: string() });

export const NeutronRouter = type({
  id: string(),
  name: string(),
  status: string(),
  project_id: string(),
  external_gateway_info: nullable(type({ network_id: string(), enable_snat: optional(boolean()) })),
  routes: array(type({ destination: string(), nexthop: string() })),
  ...tagged,
  ...revised,
});
export type NeutronRouter = Infer<typeof NeutronRouter>;

export const NeutronNetwork = type({
  id: string(),
  name: string(),
  project_id: string(),
  'router:external': optional(boolean()),
  mtu: optional(nullable(number())),
  port_security_enabled: optional(boolean()),
  'provider:network_type': optional(nullable(string())),
  'provider:physical_network': optional(nullable(string())),
  'provider:segmentation_id': optional(nullable(number())),
  ...tagged,
  ...revised,
});
export type NeutronNetwork = Infer<typeof NeutronNetwork>;

export const NeutronSubnet = type({
  id: string(),
  name: string(),
  project_id: string(),
  network_id: string(),
  cidr: string(),
  ip_version: enums([4, 6]),
  gateway_ip: nullable(string()),
  enable_dhcp: boolean(),
  allocation_pools: array(type({ start: string(), end: string() })),
  dns_nameservers: array(string()),
  ipv6_ra_mode: nullable(string()),
  ipv6_address_mode: nullable(string()),
  ...revised,
});
export type NeutronSubnet = Infer<typeof NeutronSubnet>;

export const NeutronPort = type({
  id: string(),
  name: string(),
  project_id: string(),
  network_id: string(),
  device_id: string(),
  device_owner: string(),
  fixed_ips: array(FixedIp),
  mac_address: string(),
  status: string(),
  created_at: string(),
});
export type NeutronPort = Infer<typeof NeutronPort>;

export const NeutronFloatingIp = type({
  id: string(),
  project_id: string(),
  router_id: nullable(string()),
  port_id: nullable(string()),
  fixed_ip_address: nullable(string()),
});
export type NeutronFloatingIp = Infer<typeof NeutronFloatingIp>;

export const NeutronPolicy = type({ object_id: string(), target_tenant: string(), action: string() });
export type NeutronPolicy = Infer<typeof NeutronPolicy>;
