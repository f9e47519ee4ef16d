import {
  array,
  boolean,
  type Infer,
  integer,
  max,
  min,
  nullable,
  number,
  object,
  optional,
  refine,
  size,
  string,
  type,
} from 'superstruct';
import { isNetworkName, MTU } from '../rules/networks.ts';
import { Subnet, SubnetDraft } from '../subnet/model.ts';

/** `actions`: `access_as_shared` (direct), `access_as_external` (routed). `target_project` is an id or `*`. */
export const RbacPolicy = type({ target_project: string(), actions: array(string()) });

export const Network = type({
  id: string(),
  name: string(),
  /** `vxlan` private, `flat` and `vlan` physical; open, for a cloud may have others. */
  type: string(),
  subnets: array(Subnet),
  shared: boolean(),
  ipam_enabled: boolean(),
  router_external: boolean(),
  physical_network: nullable(string()),
  vlan_id: nullable(number()),
  mtu: number(),
  rbac_policies: array(RbacPolicy),
  spoofing_protection: boolean(),
  project_id: string(),
  domain_id: string(),
  /** Routers and servers with a port here. */
  ports_count: number(),
  revision_number: number(),
  created_at: string(),
  updated_at: string(),
});
export type Network = Infer<typeof Network>;

const Mtu = max(min(integer(), MTU.least), MTU.most);

export const NetworkName = refine(size(string(), 1, 255), 'name_reserved', isNetworkName);

export const PrivateNetworkBody = object({
  name: NetworkName,
  mtu: optional(Mtu),
  ipam_enabled: boolean(),
  spoofing_protection: optional(boolean()),
  /** Sent only when IP management is on: at most one of each IP version. */
  subnets: optional(size(array(SubnetDraft), 0, 2)),
});
export type PrivateNetworkBody = Infer<typeof PrivateNetworkBody>;

export const NetworkUpdate = object({
  name: optional(NetworkName),
  mtu: optional(Mtu),
  spoofing_protection: optional(boolean()),
});
export type NetworkUpdate = Infer<typeof NetworkUpdate>;
