import { LARGEST_INT32 } from '../rules/numbers.ts';

// What a tunnel can be made of (spec: vpn.options.hash and the rules beside it); where they name none, OpenStack's
// VPNaaS API does.

export const authAlgorithms = ['sha1', 'sha256', 'sha384', 'sha512'] as const;
export type AuthAlgorithm = (typeof authAlgorithms)[number];

export const encryptionAlgorithms = ['3des', 'aes-128', 'aes-192', 'aes-256'] as const;
export type EncryptionAlgorithm = (typeof encryptionAlgorithms)[number];

export const ikeVersions = ['v1', 'v2'] as const;
export type IkeVersion = (typeof ikeVersions)[number];

/** Diffie-Hellman groups, for the first key and, as perfect forward secrecy, for those that follow. */
export const dhGroups = ['group2', 'group5', 'group14'] as const;
export type DhGroup = (typeof dhGroups)[number];

/** How two ends that speak IKEv1 find each other. */
export const phase1Modes = ['main', 'aggressive'] as const;
export type Phase1Mode = (typeof phase1Modes)[number];

/** ESP hides what is sent, AH only proves who sent it; the third does both, one inside the other. */
export const transformProtocols = ['esp', 'ah', 'ah-esp'] as const;
export type TransformProtocol = (typeof transformProtocols)[number];

export const encapsulationModes = ['tunnel', 'transport'] as const;
export type EncapsulationMode = (typeof encapsulationModes)[number];

/** Who may begin: both ends, or only the other one. */
export const initiators = ['bi-directional', 'response-only'] as const;
export type Initiator = (typeof initiators)[number];

/** What is done about a peer that went silent. */
export const dpdActions = ['hold', 'clear', 'restart', 'disabled'] as const;
export type DpdAction = (typeof dpdActions)[number];

/** Of VPN connections and their services. */
export const vpnStatuses = [
  'ACTIVE',
  'DOWN',
  'BUILD',
  'ERROR',
  'PENDING_CREATE',
  'PENDING_UPDATE',
  'PENDING_DELETE',
] as const;
export type VpnStatus = (typeof vpnStatuses)[number];

/** Seconds a key lives. */
export const LIFETIME = { least: 60, most: LARGEST_INT32 } as const;
/** Seconds between two questions to a peer, and those without an answer after which it counts as gone. */
export const DPD_SECONDS = { least: 1, most: 86_400 } as const;
/** The least packet that every way must carry, by IP version; the most that our networks do. */
export const VPN_MTU = { least: 68, leastIpv6: 1280, most: 9000 } as const;
/** Characters. */
export const PSK = { least: 1, most: 255 } as const;

/** What is meant where a request leaves something out. */
export const vpnDefaults = {
  ikepolicy: {
    auth_algorithm: 'sha256',
    encryption_algorithm: 'aes-256',
    ike_version: 'v2',
    pfs: 'group14',
    phase1_negotiation_mode: 'main',
    lifetime: 3600,
  },
  ipsecpolicy: {
    auth_algorithm: 'sha256',
    encryption_algorithm: 'aes-256',
    pfs: 'group14',
    transform_protocol: 'esp',
    encapsulation_mode: 'tunnel',
    lifetime: 3600,
  },
  dpd: { action: 'hold', interval: 30, timeout: 120 },
  initiator: 'bi-directional',
  mtu: 1500,
} as const;
