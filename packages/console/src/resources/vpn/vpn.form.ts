import {
  asCidr,
  checkEnds,
  checkVpn,
  checkVpnUpdate,
  type FieldProblems,
  problem,
  type Vpn,
  type VpnBody,
  vpnDefaults,
  type VpnUpdate,
} from '@skydeck/contract';
import { type FormModel, formModel } from '../../kit/form/model.ts';
import {
  blankVpn,
  changeShape,
  type ChangeDraft,
  checkNumbers,
  fieldOf,
  type TunnelDraft,
  vpnShape,
  type VpnDraft,
} from './vpn.draft.ts';

/** The CIDR of a subnet; '' while it is not known. */
export type CidrOf = (subnetId: string) => string;

const connectionOf = (draft: TunnelDraft) => ({
  name: draft.name.trim(),
  description: draft.description.trim(),
  peer_address: draft.peer.trim(),
  peer_id: draft.peerId.trim(),
  initiator: draft.initiator,
  mtu: Number(draft.mtu),
  dpd: dpdOf(draft),
  admin_state_up: draft.on,
});

/** Who asks nobody has no times for it. */
function dpdOf({ dpd: { action, interval, timeout } }: TunnelDraft) {
  return action === 'disabled' ? { action } : { action, interval: Number(interval), timeout: Number(timeout) };
}

const lifetimeOf = ({ lifetime }: { readonly lifetime: string }) => ({ value: Number(lifetime) });
const nameOf = ({ name }: { readonly name: string }) => (name.trim() === '' ? {} : { name: name.trim() });

function ikeOf({ ike }: VpnDraft): VpnBody['ikepolicy'] {
  if (ike.known !== '') return { id: ike.known };
  return {
    ...nameOf(ike),
    ike_version: ike.version,
    // The other version has no modes.
    ...(ike.version === 'v1' && { phase1_negotiation_mode: ike.mode }),
    auth_algorithm: ike.auth,
    encryption_algorithm: ike.encryption,
    pfs: ike.pfs,
    lifetime: lifetimeOf(ike),
  };
}

function ipsecOf({ ipsec }: VpnDraft): VpnBody['ipsecpolicy'] {
  if (ipsec.known !== '') return { id: ipsec.known };
  return {
    ...nameOf(ipsec),
    transform_protocol: ipsec.protocol,
    encapsulation_mode: ipsec.encapsulation,
    auth_algorithm: ipsec.auth,
    encryption_algorithm: ipsec.encryption,
    pfs: ipsec.pfs,
    lifetime: lifetimeOf(ipsec),
  };
}

const endsOf = ({ subnets, cidrs }: Pick<TunnelDraft, 'subnets' | 'cidrs'>) => ({
  local_ep_group: { endpoints: [...subnets] },
  peer_ep_group: { endpoints: cidrs.map(asCidr) },
});

export const toBody = (draft: VpnDraft): VpnBody => ({
  vpnservice: { router_id: draft.router },
  ikepolicy: ikeOf(draft),
  ipsecpolicy: ipsecOf(draft),
  ...endsOf(draft),
  ipsec_site_connection: { ...connectionOf(draft), psk: draft.psk },
});

const placed = (problems: FieldProblems): FieldProblems =>
  Object.fromEntries(Object.entries(problems).map(([path, wrong]) => [fieldOf(path), wrong]));

const needed = (draft: Readonly<Record<string, unknown>>, fields: readonly string[]): FieldProblems =>
  Object.fromEntries(
    fields
      .filter((field) => (draft[field] as string | readonly string[]).length === 0)
      .map((field) => [field, problem('required', 'This is required')]),
  );

function checkTunnel({ subnets, cidrs }: TunnelDraft, cidrOf: CidrOf): FieldProblems {
  const ends = checkEnds(
    subnets.map(cidrOf).filter((cidr) => cidr !== ''),
    cidrs,
  );
  return Object.fromEntries(Object.entries(ends).map(([at, wrong]) => [`cidrs.${at}`, wrong]));
}

/** All of a new connection. */
export const newVpn = (cidrOf: CidrOf): FormModel<VpnDraft, VpnBody> =>
  formModel({
    shape: vpnShape,
    blank: blankVpn,
    toBody,
    fieldOf,
    check: (draft) => ({
      ...checkTunnel(draft, cidrOf),
      ...placed(checkVpn(toBody(draft))),
      ...checkNumbers(draft),
      ...needed({ ...draft }, ['router', 'subnets', 'cidrs']),
    }),
  });

const changeBody = (draft: ChangeDraft): VpnUpdate => ({
  ...endsOf(draft),
  ipsec_site_connection: { ...connectionOf(draft), ...(draft.psk !== '' && { psk: draft.psk }) },
});

/** A change names all that it could be judged with; only times for questions that nobody asks are left out. */
const before = { peer_address: '', mtu: vpnDefaults.mtu, dpd: vpnDefaults.dpd };

/** What can be changed later: all but router and policies. An empty key keeps the one that is there. */
export const vpnChange = (cidrOf: CidrOf): FormModel<ChangeDraft, VpnUpdate, Vpn> =>
  formModel({
    shape: changeShape,
    blank: blankVpn,
    from: draftOf,
    toBody: changeBody,
    fieldOf,
    check: (draft) => ({
      ...checkTunnel(draft, cidrOf),
      ...placed(checkVpnUpdate(changeBody(draft), before)),
      ...checkNumbers(draft),
      ...needed({ ...draft }, ['subnets', 'cidrs']),
    }),
  });

function draftOf(vpn: Vpn): ChangeDraft {
  return {
    name: vpn.name,
    description: vpn.description,
    subnets: vpn.local_endpoints.map(({ subnet_id }) => subnet_id),
    peer: vpn.peer_address,
    peerId: vpn.peer_id === vpn.peer_address ? '' : vpn.peer_id,
    cidrs: [...vpn.peer_cidrs],
    psk: '',
    // A cloud may know more than we can ask for: what is not ours to name stays as it is.
    initiator: vpn.initiator as ChangeDraft['initiator'],
    mtu: String(vpn.mtu),
    dpd: {
      action: vpn.dpd.action as ChangeDraft['dpd']['action'],
      interval: String(vpn.dpd.interval),
      timeout: String(vpn.dpd.timeout),
    },
    on: vpn.admin_state_up,
  };
}
