import { array, boolean, type Infer, nullable, number, object, optional, string, type } from 'superstruct';
import { enums, size } from '../structs.ts';

export const Pool = type({ start: string(), end: string() });
export type Pool = Infer<typeof Pool>;

export const ipv6Modes = ['slaac', 'dhcpv6-stateful', 'dhcpv6-stateless'] as const;
export type Ipv6Mode = (typeof ipv6Modes)[number];

export const Subnet = type({
  id: string(),
  network_id: string(),
  name: string(),
  cidr: string(),
  ip_version: enums([4, 6]),
  gateway_ip: nullable(string()),
  enable_dhcp: boolean(),
  allocation_pools: array(Pool),
  dns_nameservers: array(string()),
  ipv6_ra_mode: nullable(string()),
  ipv6_address_mode: nullable(string()),
  /** Addresses handed out, of those in the pools; null when the engine cannot tell. */
  used_ips: nullable(number()),
  total_ips: nullable(number()),
  /** More than the addresses in use say: the gateway address of a router is in no pool. */
  ports_count: number(),
  revision_number: number(),
  created_at: string(),
  updated_at: string(),
});
export type Subnet = Infer<typeof Subnet>;

const PoolBody = object({ start: size(string(), 1, 45), end: size(string(), 1, 45) });

// Rules that need more than one field are in rules.ts: both ends run them after the shape is right.
const changeable = {
  name: optional(size(string(), 0, 255)),
  /** null: no gateway. Left out: the first usable address. */
  gateway_ip: optional(nullable(size(string(), 1, 45))),
  enable_dhcp: optional(boolean()),
  allocation_pools: optional(size(array(PoolBody), 0, 64)),
  dns_nameservers: optional(size(array(size(string(), 1, 45)), 0, 16)),
};

/** A subnet as a part of a new network. */
export const SubnetDraft = object({
  cidr: size(string(), 1, 49),
  ip_version: enums([4, 6]),
  ipv6_ra_mode: optional(nullable(enums(ipv6Modes))),
  ipv6_address_mode: optional(nullable(enums(ipv6Modes))),
  ...changeable,
});
export type SubnetDraft = Infer<typeof SubnetDraft>;

export const SubnetBody = object({ network_id: size(string(), 1, 64), ...SubnetDraft.schema });
export type SubnetBody = Infer<typeof SubnetBody>;

export const SubnetUpdate = object(changeable);
export type SubnetUpdate = Infer<typeof SubnetUpdate>;
