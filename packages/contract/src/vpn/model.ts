import { array, boolean, type Infer, nullable, number, object, optional, string, type } from 'superstruct';
import {
  authAlgorithms,
  dhGroups,
  DPD_SECONDS,
  dpdActions,
  encapsulationModes,
  encryptionAlgorithms,
  ikeVersions,
  initiators,
  LIFETIME,
  phase1Modes,
  PSK,
  transformProtocols,
  VPN_MTU,
} from './options.ts';
import { enums, Id, ownedFields, size, within } from '../structs.ts';

// Answers name algorithms and statuses as texts: another cloud may have more than we can ask for.

const policyFacts = {
  id: string(),
  name: string(),
  project_id: string(),
  auth_algorithm: string(),
  encryption_algorithm: string(),
  pfs: string(),
  lifetime: type({ units: string(), value: number() }),
};

export const IkePolicy = type({ ...policyFacts, ike_version: string(), phase1_negotiation_mode: string() });
export type IkePolicy = Infer<typeof IkePolicy>;

export const IpsecPolicy = type({ ...policyFacts, transform_protocol: string(), encapsulation_mode: string() });
export type IpsecPolicy = Infer<typeof IpsecPolicy>;

/** One end's networks: ids of subnets (`subnet`) here, CIDRs (`cidr`) at the peer's. */
export const EndpointGroup = type({
  id: string(),
  name: string(),
  project_id: string(),
  type: string(),
  endpoints: array(string()),
});
export type EndpointGroup = Infer<typeof EndpointGroup>;

/** The part of a router that speaks IPsec: one for each router. */
export const VpnService = type({
  id: string(),
  name: string(),
  project_id: string(),
  router_id: string(),
  status: string(),
  admin_state_up: boolean(),
  external_v4_ip: nullable(string()),
  external_v6_ip: nullable(string()),
});
export type VpnService = Infer<typeof VpnService>;

export const LocalEndpoint = type({
  subnet_id: string(),
  cidr: string(),
  network_id: string(),
  network_name: string(),
});
export type LocalEndpoint = Infer<typeof LocalEndpoint>;

/**
 * An IPsec site connection with what it is made of, so that a page asks once. The pre-shared key is never in an answer.
 */
export const Vpn = type({
  id: string(),
  name: string(),
  description: string(),
  /** `vpnStatuses`; open. */
  status: string(),
  /** Why it is not ACTIVE though it should be: `peer_unreachable`, `negotiation_failed`; open. */
  fault: nullable(string()),
  admin_state_up: boolean(),
  peer_address: string(),
  peer_id: string(),
  initiator: string(),
  mtu: number(),
  dpd: type({ action: string(), interval: number(), timeout: number() }),
  vpnservice_id: string(),
  ikepolicy_id: string(),
  ipsecpolicy_id: string(),
  local_ep_group_id: string(),
  peer_ep_group_id: string(),
  router_id: string(),
  router_name: string(),
  /** The router's external address of the peer's IP version; null while it has none. */
  local_address: nullable(string()),
  local_endpoints: array(LocalEndpoint),
  peer_cidrs: array(string()),
  ikepolicy: IkePolicy,
  ipsecpolicy: IpsecPolicy,
  ...ownedFields,
});
export type Vpn = Infer<typeof Vpn>;

const Lifetime = object({
  units: optional(enums(['seconds'])),
  value: within(LIFETIME),
});
// One that is there already by its `id`, or else what a new one is to be: never both (rules.ts).
const policy = {
  id: optional(Id),
  name: optional(size(string(), 0, 255)),
  auth_algorithm: optional(enums(authAlgorithms)),
  encryption_algorithm: optional(enums(encryptionAlgorithms)),
  pfs: optional(enums(dhGroups)),
  lifetime: optional(Lifetime),
};

export const IkePolicyBody = object({
  ...policy,
  ike_version: optional(enums(ikeVersions)),
  phase1_negotiation_mode: optional(enums(phase1Modes)),
});
export type IkePolicyBody = Infer<typeof IkePolicyBody>;

export const IpsecPolicyBody = object({
  ...policy,
  transform_protocol: optional(enums(transformProtocols)),
  encapsulation_mode: optional(enums(encapsulationModes)),
});
export type IpsecPolicyBody = Infer<typeof IpsecPolicyBody>;

const LocalGroup = object({
  name: optional(size(string(), 0, 255)),
  type: optional(enums(['subnet'])),
  endpoints: size(array(Id), 1, 64),
});
/** A bare address stands for itself alone; what lies inside another is left out (spec: vpn.ends). */
const PeerGroup = object({
  name: optional(size(string(), 0, 255)),
  type: optional(enums(['cidr'])),
  endpoints: size(array(size(string(), 1, 49)), 1, 64),
});

/** Groups that are there: their endpoints count in place of those that are named. */
const knownGroups = { local_ep_group_id: optional(Id), peer_ep_group_id: optional(Id) };

const Seconds = within(DPD_SECONDS);
const Dpd = object({ action: optional(enums(dpdActions)), interval: optional(Seconds), timeout: optional(Seconds) });
const Psk = size(string(), PSK.least, PSK.most);

const changeable = {
  description: optional(size(string(), 0, 255)),
  admin_state_up: optional(boolean()),
  /** Left out: the peer's address. */
  peer_id: optional(size(string(), 0, 255)),
  initiator: optional(enums(initiators)),
  mtu: optional(within(VPN_MTU)),
  dpd: optional(Dpd),
};

/** All parts of a tunnel in one request: they are made together, or not at all. */
export const VpnBody = object({
  vpnservice: object({ router_id: Id }),
  ikepolicy: IkePolicyBody,
  ipsecpolicy: IpsecPolicyBody,
  local_ep_group: LocalGroup,
  peer_ep_group: PeerGroup,
  ...knownGroups,
  ipsec_site_connection: object({
    name: size(string(), 1, 255),
    peer_address: size(string(), 1, 255),
    psk: Psk,
    ...changeable,
  }),
});
export type VpnBody = Infer<typeof VpnBody>;

/** Policies and router are decided when a connection is made, as in OpenStack. A `psk` replaces the old one. */
export const VpnUpdate = object({
  local_ep_group: optional(LocalGroup),
  peer_ep_group: optional(PeerGroup),
  ...knownGroups,
  ipsec_site_connection: optional(
    object({
      name: optional(size(string(), 1, 255)),
      peer_address: optional(size(string(), 1, 255)),
      psk: optional(Psk),
      ...changeable,
    }),
  ),
});
export type VpnUpdate = Infer<typeof VpnUpdate>;
