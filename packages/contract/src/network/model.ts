import { array, boolean, type Infer, nullable, number, object, optional, string, type } from 'superstruct';
import { bulkBody } from '../http.ts';
import { isNetworkName, NETWORK_MTU, VLAN_ID } from '../rules/networks.ts';
import { Subnet, SubnetDraft } from '../subnet/model.ts';
import { enums, ruled, size, within } from '../structs.ts';
import { taggedBody, taggedFields } from '../tagged.ts';

/**
 * `actions`: `access_as_shared` (direct), `access_as_external` (routed). The target is `target_project`, an id or `*`, or
 * `target_domain`, an id: all projects of the domain, later ones too (spec: network.access.domain).
 */
export const RbacPolicy = type({
  target_project: optional(string()),
  target_domain: optional(string()),
  actions: array(string()),
});
export type RbacPolicy = Infer<typeof RbacPolicy>;

export const rbacActions = ['access_as_shared', 'access_as_external'] as const;
// That it has one target is in `rules.ts`.
const RbacPolicyBody = object({
  target_project: optional(size(string(), 1, 64)),
  target_domain: optional(size(string(), 1, 64)),
  actions: size(array(enums(rbacActions)), 1, 2),
});
const RbacPolicies = size(array(RbacPolicyBody), 0, 200);

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
  ...taggedFields,
  project_id: string(),
  domain_id: string(),
  /** Routers and servers with a port here. */
  ports_count: number(),
  revision_number: number(),
  created_at: string(),
  updated_at: string(),
});
export type Network = Infer<typeof Network>;

const Mtu = within(NETWORK_MTU);

export const NetworkName = ruled(
  size(string(), 1, 255),
  'name_reserved',
  "The name 'default' is reserved",
  isNetworkName,
);

const made = {
  name: NetworkName,
  mtu: optional(Mtu),
  ipam_enabled: boolean(),
  spoofing_protection: optional(boolean()),
  /** Sent only when IP management is on. They do not overlap. */
  subnets: optional(size(array(SubnetDraft), 0, 32)),
  ...taggedBody,
};

export const PrivateNetworkBody = object(made);
export type PrivateNetworkBody = Infer<typeof PrivateNetworkBody>;

const physical = {
  ...made,
  /** One of the hosts' physical networks, by its name. */
  physical_network: size(string(), 1, 64),
  /** Who may use it besides its own project: nobody if left out. */
  rbac_policies: optional(RbacPolicies),
};

/** Untagged: at most one on a physical network. */
export const UntaggedNetworkBody = object(physical);
export type UntaggedNetworkBody = Infer<typeof UntaggedNetworkBody>;

/** With a VLAN of its own on the physical network. */
export const VlanNetworkBody = object({ ...physical, vlan_id: within(VLAN_ID) });
export type VlanNetworkBody = Infer<typeof VlanNetworkBody>;

export const NetworkUpdate = object({
  name: optional(NetworkName),
  mtu: optional(Mtu),
  spoofing_protection: optional(boolean()),
  /** All of them: what is not in it ends. Needs PATCH on `compute_network_access`. */
  rbac_policies: optional(RbacPolicies),
  ...taggedBody,
});
export type NetworkUpdate = Infer<typeof NetworkUpdate>;

/** A network of the hosts, on which untagged and VLAN networks can be made. */
export const PhysicalNetwork = type({
  name: string(),
  mtu: number(),
  /** There is an untagged network on it. */
  untagged_in_use: boolean(),
  /** The VLANs that have a network. */
  vlans_in_use: array(number()),
  /** The VLANs for which the hosts have an interface, whether a network uses it or not. */
  vlan_interfaces: array(number()),
});
export type PhysicalNetwork = Infer<typeof PhysicalNetwork>;

/** The words of the addresses at which networks are made, and the types that come of it. */
export const networkKinds = { private: 'vxlan', public: 'flat', vlan: 'vlan' } as const;

/** Whether an address means a network of this type: by the type, or by the word at which it was made. */
export const isTypeWord = (word: string, network: Pick<Network, 'type'>): boolean =>
  word === network.type ||
  (Object.hasOwn(networkKinds, word) && networkKinds[word as keyof typeof networkKinds] === network.type);

/** Those to be deleted, and whether the hosts' VLAN interfaces go with them. */
export const NetworkSelection = bulkBody({ delete_vlan_interfaces: optional(boolean()) });
export type NetworkSelection = Infer<typeof NetworkSelection>;
