import {
  authAlgorithms,
  type AuthAlgorithm,
  dhGroups,
  type DhGroup,
  DPD_SECONDS,
  dpdActions,
  type DpdAction,
  encapsulationModes,
  type EncapsulationMode,
  encryptionAlgorithms,
  type EncryptionAlgorithm,
  type FieldProblems,
  ikeVersions,
  type IkeVersion,
  type Initiator,
  initiators,
  LIFETIME,
  phase1Modes,
  type Phase1Mode,
  problem,
  PSK,
  transformProtocols,
  type TransformProtocol,
  VPN_MTU,
  vpnDefaults,
  size,
} from '@skydeck/contract';
import { array, boolean, enums, object, string } from 'superstruct';

/** `known` is the id of a policy that is there; '' makes a new one of the rest. */
export interface PolicyDraft {
  known: string;
  name: string;
  auth: AuthAlgorithm;
  encryption: EncryptionAlgorithm;
  pfs: DhGroup;
  lifetime: string;
}

/** What a new connection and a changed one are both asked for. */
export interface TunnelDraft {
  name: string;
  description: string;
  /** Ids. */
  subnets: string[];
  peer: string;
  peerId: string;
  cidrs: string[];
  psk: string;
  initiator: Initiator;
  mtu: string;
  dpd: { action: DpdAction; interval: string; timeout: string };
  on: boolean;
}

export interface VpnDraft extends TunnelDraft {
  router: string;
  ike: PolicyDraft & { version: IkeVersion; mode: Phase1Mode };
  ipsec: PolicyDraft & { protocol: TransformProtocol; encapsulation: EncapsulationMode };
}

export type ChangeDraft = TunnelDraft;

const tunnel = {
  name: size(string(), 0, 255),
  description: size(string(), 0, 255),
  subnets: array(string()),
  peer: size(string(), 0, 255),
  peerId: size(string(), 0, 255),
  cidrs: array(string()),
  psk: size(string(), 0, PSK.most),
  initiator: enums(initiators),
  mtu: string(),
  dpd: object({ action: enums(dpdActions), interval: string(), timeout: string() }),
  on: boolean(),
};

const policy = {
  known: string(),
  name: size(string(), 0, 255),
  auth: enums(authAlgorithms),
  encryption: enums(encryptionAlgorithms),
  pfs: enums(dhGroups),
  lifetime: string(),
};

export const changeShape = object(tunnel);
export const vpnShape = object({
  ...tunnel,
  router: string(),
  ike: object({ ...policy, version: enums(ikeVersions), mode: enums(phase1Modes) }),
  ipsec: object({ ...policy, protocol: enums(transformProtocols), encapsulation: enums(encapsulationModes) }),
});

const { ikepolicy, ipsecpolicy, dpd, initiator, mtu } = vpnDefaults;

const blankPolicy = ({
  auth_algorithm,
  encryption_algorithm,
  pfs,
  lifetime,
}: typeof ikepolicy | typeof ipsecpolicy) => ({
  known: '',
  name: '',
  auth: auth_algorithm,
  encryption: encryption_algorithm,
  pfs,
  lifetime: String(lifetime),
});

export const blankVpn = (): VpnDraft => ({
  name: '',
  description: '',
  router: '',
  subnets: [],
  peer: '',
  peerId: '',
  cidrs: [],
  ike: { ...blankPolicy(ikepolicy), version: ikepolicy.ike_version, mode: ikepolicy.phase1_negotiation_mode },
  ipsec: {
    ...blankPolicy(ipsecpolicy),
    protocol: ipsecpolicy.transform_protocol,
    encapsulation: ipsecpolicy.encapsulation_mode,
  },
  psk: '',
  initiator,
  mtu: String(mtu),
  dpd: { action: dpd.action, interval: String(dpd.interval), timeout: String(dpd.timeout) },
  on: true,
});

interface Range {
  readonly least: number;
  readonly most: number;
}

function outside(text: string, { least, most }: Range) {
  const value = Number(text);
  const isFine = /^\s*\d+\s*$/.test(text) && value >= least && value <= most;
  return isFine ? null : problem('out_of_range', `From ${least} to ${most}`, { least, most });
}

/** The fields that people type numbers into. */
export function checkNumbers(draft: TunnelDraft & Partial<Pick<VpnDraft, 'ike' | 'ipsec'>>): FieldProblems {
  const lifetime = (policyDraft: PolicyDraft | undefined) =>
    policyDraft?.known === '' ? outside(policyDraft.lifetime, LIFETIME) : null;
  const seconds = (text: string) => (draft.dpd.action === 'disabled' ? null : outside(text, DPD_SECONDS));
  const found = {
    mtu: outside(draft.mtu, VPN_MTU),
    'dpd.interval': seconds(draft.dpd.interval),
    'dpd.timeout': seconds(draft.dpd.timeout),
    'ike.lifetime': lifetime(draft.ike),
    'ipsec.lifetime': lifetime(draft.ipsec),
  };
  return Object.fromEntries(Object.entries(found).flatMap(([path, wrong]) => (wrong ? [[path, wrong]] : [])));
}

const names: Readonly<Record<string, string>> = {
  'vpnservice.router_id': 'router',
  'local_ep_group.endpoints': 'subnets',
  'peer_ep_group.endpoints': 'cidrs',
  'ipsec_site_connection.peer_address': 'peer',
  'ipsec_site_connection.peer_id': 'peerId',
  'ipsec_site_connection.admin_state_up': 'on',
  'policy.id': 'known',
  'policy.auth_algorithm': 'auth',
  'policy.encryption_algorithm': 'encryption',
  'policy.ike_version': 'version',
  'policy.phase1_negotiation_mode': 'mode',
  'policy.transform_protocol': 'protocol',
  'policy.encapsulation_mode': 'encapsulation',
  'policy.lifetime.value': 'lifetime',
};

/** Where a problem of the body shows in the form. */
export function fieldOf(path: string): string {
  const [, kind, inPolicy] = /^(ike|ipsec)policy\.(.+)$/.exec(path) ?? [];
  if (kind && inPolicy) return `${kind}.${names[`policy.${inPolicy}`] ?? inPolicy}`;
  const [, list = path, at] = /^(.*?)(\.\d+)?$/.exec(path) ?? [];
  return (names[list] ?? list.replace(/^ipsec_site_connection\./, '')) + (at ?? '');
}
