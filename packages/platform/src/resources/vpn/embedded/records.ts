import { indexOf } from '../../../engines/embedded/records.ts';
import { type Actor, owns } from '../../../engines/embedded/access.ts';
import { notFound } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/store.ts';

interface Owned {
  readonly id: string;
  readonly name: string;
  readonly project_id: string;
  readonly domain_id: string;
  readonly created_at: string;
}

export interface VpnRecord extends Owned {
  readonly description: string;
  readonly status: string;
  readonly fault: string | null;
  readonly admin_state_up: boolean;
  readonly peer_address: string;
  readonly peer_id: string;
  readonly initiator: string;
  readonly mtu: number;
  readonly dpd: { readonly action: string; readonly interval: number; readonly timeout: number };
  /** Sealed for `pskPurpose(id)`. */
  readonly psk: string;
  /** Of its service; kept here for the filter. */
  readonly router_id: string;
  readonly vpnservice_id: string;
  readonly ikepolicy_id: string;
  readonly ipsecpolicy_id: string;
  readonly local_ep_group_id: string;
  readonly peer_ep_group_id: string;
  /** The peer's address and networks, for the free-text search. */
  readonly addresses: string;
  readonly revision_number: number;
  readonly updated_at: string;
}

interface PolicyRecord extends Owned {
  readonly auth_algorithm: string;
  readonly encryption_algorithm: string;
  readonly pfs: string;
  readonly lifetime: { readonly units: string; readonly value: number };
}

export interface IkePolicyRecord extends PolicyRecord {
  readonly ike_version: string;
  readonly phase1_negotiation_mode: string;
}

export interface IpsecPolicyRecord extends PolicyRecord {
  readonly transform_protocol: string;
  readonly encapsulation_mode: string;
}

export interface GroupRecord extends Owned {
  readonly type: 'subnet' | 'cidr';
  readonly endpoints: readonly string[];
}

export interface ServiceRecord extends Owned {
  readonly router_id: string;
}

export const vpnsIn = (tx: Tx) => tx.documents<VpnRecord>('vpn');
export const ikePoliciesIn = (tx: Tx) => tx.documents<IkePolicyRecord>('vpn_ike_policy');
export const ipsecPoliciesIn = (tx: Tx) => tx.documents<IpsecPolicyRecord>('vpn_ipsec_policy');
export const groupsIn = (tx: Tx) => tx.documents<GroupRecord>('vpn_endpoint_group');
export const servicesIn = (tx: Tx) => tx.documents<ServiceRecord>('vpn_service');

export const vpnsOfRouter = (tx: Tx, routerId: string): Promise<VpnRecord[]> =>
  vpnsIn(tx).all([{ field: 'router_id', equals: routerId }]);

/** A key copied into another connection's row cannot be opened there. */
export const pskPurpose = (id: string): string => `vpn-psk/${id}`;

/** Throws 404 for what the actor may not see. */
export async function findVpn(tx: Tx, actor: Actor, id: string): Promise<VpnRecord> {
  const vpn = await vpnsIn(tx).get(id.toLowerCase());
  if (!vpn || !owns(actor, vpn)) throw notFound('vpn');
  return vpn;
}

export const replaceVpn = (tx: Tx, vpn: VpnRecord): Promise<void> => vpnsIn(tx).replace(vpn, indexOf(vpn));

export const addressesOf = (peerAddress: string, cidrs: readonly string[]): string => [peerAddress, ...cidrs].join(' ');
