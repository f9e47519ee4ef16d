import type { RouterDependent } from '../router/records.ts';
import { allOf } from '../kit/find-records.ts';
import type { Tx } from '../../store/store.ts';
import type { Actor } from '../kit/access.ts';
import { ownedCollection, type OwnedRecord, type RevisedRecord, revisedCollection } from '../kit/owned-collection.ts';

export interface VpnRecord extends RevisedRecord {
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
}

interface PolicyRecord extends OwnedRecord {
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

export interface GroupRecord extends OwnedRecord {
  readonly type: 'subnet' | 'cidr';
  readonly endpoints: readonly string[];
}

export interface ServiceRecord extends OwnedRecord {
  readonly router_id: string;
}

export const vpnRecords = revisedCollection<VpnRecord>('vpn');
export const ikePolicyRecords = ownedCollection<IkePolicyRecord>('vpn_ike_policy');
export const ipsecPolicyRecords = ownedCollection<IpsecPolicyRecord>('vpn_ipsec_policy');
export const groupRecords = ownedCollection<GroupRecord>('vpn_endpoint_group');
export const serviceRecords = ownedCollection<ServiceRecord>('vpn_service', { noun: 'vpnservice' });

export const vpnsOfRouter = (tx: Tx, routerId: string): Promise<VpnRecord[]> =>
  vpnRecords.in(tx).all([{ field: 'router_id', equals: routerId }]);

/** A key copied into another connection's row cannot be opened there. */
export const pskPurpose = (id: string): string => `vpn-psk/${id}`;

/** Throws 404 for what the actor may not see. Ids are read in both cases here. */
export const findVpn = (tx: Tx, actor: Actor, id: string): Promise<VpnRecord> =>
  vpnRecords.find(tx, actor, id.toLowerCase());

export const addressesOf = (peerAddress: string, cidrs: readonly string[]): string => [peerAddress, ...cidrs].join(' ');

/** A tunnel goes out by the router's gateway and serves networks the router stands in: while it is there, both stay. */
export async function vpnDependents(tx: Tx, routerIds: readonly string[]): Promise<RouterDependent[]> {
  const vpns = await allOf(vpnRecords.in(tx), 'router_id', routerIds);
  const groups = await allOf(
    groupRecords.in(tx),
    'id',
    vpns.map((vpn) => vpn.local_ep_group_id),
  );
  const subnets = new Map(groups.map(({ id, endpoints }) => [id, endpoints]));
  return vpns.map(({ router_id, local_ep_group_id }) => ({
    router_id,
    subnet_ids: subnets.get(local_ep_group_id) ?? [],
  }));
}
