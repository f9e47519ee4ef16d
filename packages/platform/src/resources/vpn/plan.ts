import {
  collapseCidrs,
  dpdAfter,
  type FieldProblems,
  type VpnBody,
  vpnDefaults,
  type VpnUpdate,
  whyNotChangeVpn,
  checkVpnUpdate,
  checkVpn,
} from '@skydeck/contract';
import { type RouterRecord, routerRecords } from '../router/records.ts';
import { conflict, invalid, notFound } from '../../http/refusal.ts';
import { refuseOverQuota } from '../quota/index.ts';
import type { Sealing } from '../../store/sealing.ts';
import type { Tx } from '../../store/store.ts';
import { checkCloudEndpoints } from './endpoints.ts';
import { checkPolicies, withEndpoints } from './check-parts.ts';
import { groupRecords, pskPurpose, type VpnRecord } from './records.ts';

// What a call makes of a connection, before any engine writes it.

export const lower = (ids: readonly string[]) => ids.map((id) => id.toLowerCase());

function refuse(problems: FieldProblems): void {
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

interface NewVpn {
  readonly router: RouterRecord;
  readonly settings: ReturnType<typeof settingsOf>;
  /** With the endpoints of the groups that it names. */
  readonly body: VpnBody;
  /** What lies behind the peer, as few as cover it. */
  readonly cidrs: readonly string[];
}

/** A new connection of a project. Throws all that is wrong with it, and 409 `quota_exceeded`. */
export async function planNewVpn(tx: Tx, projectId: string, asked: VpnBody): Promise<NewVpn> {
  const body = await withEndpoints(tx, asked, projectId);
  const router = await routerOf(tx, body.vpnservice.router_id, projectId);
  await refuseWrong(tx, router, body, projectId);
  await refuseOverQuota(tx, projectId, 'ipsec_site_connections');
  if (!router) throw notFound('router');
  const cidrs = collapseCidrs(body.peer_ep_group.endpoints);
  return { router, settings: settingsOf(body.ipsec_site_connection), body, cidrs };
}

async function routerOf(tx: Tx, id: string, projectId: string): Promise<RouterRecord | null> {
  const router = await routerRecords.in(tx).get(id.toLowerCase());
  return router?.project_id === projectId ? router : null;
}

/** All that can be wrong with a new one. */
async function refuseWrong(tx: Tx, router: RouterRecord | null, body: VpnBody, projectId: string): Promise<void> {
  const cloud = await checkCloudEndpoints(tx, {
    router,
    subnetIds: lower(body.local_ep_group.endpoints),
    peerAddress: body.ipsec_site_connection.peer_address,
    peerCidrs: body.peer_ep_group.endpoints,
  });
  refuse({ ...cloud, ...(await checkPolicies(tx, body, projectId)), ...checkVpn(body) });
}

type ConnectionBody = VpnBody['ipsec_site_connection'];

/** What was asked for, and what is usual where nothing was. */
const settingsOf = (asked: ConnectionBody) => ({
  name: asked.name.trim(),
  description: asked.description?.trim() ?? '',
  admin_state_up: asked.admin_state_up ?? true,
  peer_address: asked.peer_address,
  peer_id: asked.peer_id?.trim() || asked.peer_address,
  initiator: asked.initiator ?? vpnDefaults.initiator,
  mtu: asked.mtu ?? vpnDefaults.mtu,
  dpd: dpdAfter(vpnDefaults.dpd, asked.dpd),
});

/** Whatever is begun with it, a deletion too. */
export function refusePending({ name, status }: VpnRecord): void {
  const reason = whyNotChangeVpn({ status });
  if (!reason) return;
  const doing = reason === 'leaving' ? 'deleted' : 'changed';
  throw conflict('not_allowed_now', `'${name}' is being ${doing}`, { name, status, reason });
}

/** A router keeps no tunnel that is switched off. */
export function refuseRestart(vpn: VpnRecord): void {
  refusePending(vpn);
  const { name, status, admin_state_up: isOn } = vpn;
  if (!isOn) throw conflict('not_allowed_now', `'${name}' is turned off`, { name, status });
}

/** The record with a person's changes, on its way into the router. */
export function withPendingStatus(vpn: VpnRecord, changes: Partial<VpnRecord>, now: Date): VpnRecord {
  return {
    ...vpn,
    ...changes,
    status: 'PENDING_UPDATE',
    fault: null,
    revision_number: vpn.revision_number + 1,
    updated_at: now.toISOString(),
  };
}

/** What a router is told of a connection; what it is called is no matter of the tunnel. */
export const tunnelOf = ({ peer_address, peer_id, initiator, mtu, dpd, psk, admin_state_up, addresses }: VpnRecord) =>
  JSON.stringify([peer_address, peer_id, initiator, mtu, dpd, psk, admin_state_up, addresses]);

/** Where it leads after the change; refuses what cannot be. */
export async function endsAfter(tx: Tx, vpn: VpnRecord, body: VpnUpdate) {
  const endpointsOf = async (id: string) => (await groupRecords.in(tx).get(id))?.endpoints ?? [];
  const before = await endpointsOf(vpn.local_ep_group_id);
  const local = lower(body.local_ep_group?.endpoints ?? before);
  const cidrs = body.peer_ep_group?.endpoints ?? (await endpointsOf(vpn.peer_ep_group_id));
  const cloud = await checkCloudEndpoints(tx, {
    router: await routerRecords.in(tx).get(vpn.router_id),
    subnetIds: local,
    peerAddress: body.ipsec_site_connection?.peer_address ?? vpn.peer_address,
    peerCidrs: cidrs,
    self: vpn.id,
  });
  refuse({ ...cloud, ...checkVpnUpdate(body, vpn) });
  return { local, cidrs: collapseCidrs(cidrs), isMoved: before.join() !== local.join() };
}

export function changesOf(vpn: VpnRecord, asked: NonNullable<VpnUpdate['ipsec_site_connection']>, sealing: Sealing) {
  const peer_address = asked.peer_address ?? vpn.peer_address;
  // Who never named the peer otherwise means its address, also a new one.
  const usualId = vpn.peer_id === vpn.peer_address ? peer_address : vpn.peer_id;
  return {
    description: asked.description?.trim() ?? vpn.description,
    admin_state_up: asked.admin_state_up ?? vpn.admin_state_up,
    peer_address,
    peer_id: asked.peer_id === undefined ? usualId : asked.peer_id.trim() || peer_address,
    initiator: asked.initiator ?? vpn.initiator,
    mtu: asked.mtu ?? vpn.mtu,
    dpd: dpdAfter(vpn.dpd, asked.dpd),
    ...(asked.psk !== undefined && { psk: sealing.of(pskPurpose(vpn.id)).seal(asked.psk) }),
  };
}
