import {
  collapseCidrs,
  dpdAfter,
  type FieldProblems,
  type Vpn,
  type VpnBody,
  vpnDefaults,
  type VpnUpdate,
  whyNotChangeVpn,
  checkVpnUpdate,
  checkVpn,
} from '@skydeck/contract';
import { newRecord } from '../../../engines/embedded/owner.ts';
import { refuseOverQuota } from '../../../engines/embedded/quota.ts';
import { type RouterRecord, routerRecords } from '../../router/embedded/records.ts';
import { injectFault } from '../../../engines/embedded/fault-injection.ts';
import type { Actor } from '../../../engines/embedded/access.ts';
import type { Scope } from '../../../http/scope.ts';
import { conflict, invalid, notFound, refuseOldRevision } from '../../../http/refusal.ts';
import type { Sealing } from '../../../store/sealing.ts';
import type { Tx } from '../../../store/store.ts';
import { checkCloudEndpoints } from './endpoints.ts';
import { changeGroup, checkPolicies, groupOf, ikePolicyOf, ipsecPolicyOf, serviceOf, withEndpoints } from './parts.ts';
import { addressesOf, findVpn, groupRecords, pskPurpose, vpnRecords, type VpnRecord } from './records.ts';
import { startTransition } from './transitions.ts';
import { vpnViews } from './views.ts';

const lower = (ids: readonly string[]) => ids.map((id) => id.toLowerCase());

function refuse(problems: FieldProblems): void {
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

async function routerOf(tx: Tx, id: string, projectId: string): Promise<RouterRecord | null> {
  const router = await routerRecords.in(tx).get(id.toLowerCase());
  return router?.project_id === projectId ? router : null;
}

type Parts = Pick<
  VpnRecord,
  'vpnservice_id' | 'ikepolicy_id' | 'ipsecpolicy_id' | 'local_ep_group_id' | 'peer_ep_group_id'
>;

async function makeParts(
  tx: Tx,
  router: RouterRecord,
  name: string,
  body: VpnBody,
  cidrs: readonly string[],
): Promise<Parts> {
  const facts = { project_id: router.project_id, domain_id: router.domain_id, name };
  const { local_ep_group: local, peer_ep_group: peer } = body;
  return {
    vpnservice_id: await serviceOf(tx, router),
    ikepolicy_id: await ikePolicyOf(tx, facts, body.ikepolicy),
    ipsecpolicy_id: await ipsecPolicyOf(tx, facts, body.ipsecpolicy),
    local_ep_group_id: await groupOf(tx, facts, {
      name: local.name,
      type: 'subnet',
      endpoints: lower(local.endpoints),
    }),
    peer_ep_group_id: await groupOf(tx, facts, { name: peer.name, type: 'cidr', endpoints: cidrs }),
  };
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
  await refuseOverQuota(tx, projectId, 'ipsec_site_connections');
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

export async function createVpn(tx: Tx, scope: Scope, sealing: Sealing, asked: VpnBody): Promise<Vpn> {
  const fresh = await newRecord(tx, scope);
  const body = await withEndpoints(tx, asked, fresh.project_id);
  const settings = settingsOf(body.ipsec_site_connection);
  injectFault(settings.name, 'create');
  const router = await routerOf(tx, body.vpnservice.router_id, fresh.project_id);
  await refuseWrong(tx, router, body, fresh.project_id);
  if (!router) throw notFound('router');
  const cidrs = collapseCidrs(body.peer_ep_group.endpoints);
  const vpn = await vpnRecords.insert(tx, {
    ...fresh,
    ...settings,
    status: 'PENDING_CREATE',
    fault: null,
    psk: sealing.of(pskPurpose(fresh.id)).seal(body.ipsec_site_connection.psk),
    router_id: router.id,
    ...(await makeParts(tx, router, settings.name, body, cidrs)),
    addresses: addressesOf(settings.peer_address, cidrs),
  });
  await startTransition(tx, vpn);
  return vpnViews.one(tx, vpn);
}

/** Whatever is begun with it, a deletion too. */
function refusePending({ name, status }: VpnRecord): void {
  const reason = whyNotChangeVpn({ status });
  if (!reason) return;
  const doing = reason === 'leaving' ? 'deleted' : 'changed';
  throw conflict('not_allowed_now', `'${name}' is being ${doing}`, { name, status, reason });
}

/** The record with a person's changes, on its way into the router. */
function withPendingStatus(vpn: VpnRecord, changes: Partial<VpnRecord>, now: Date): VpnRecord {
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
const tunnelOf = ({ peer_address, peer_id, initiator, mtu, dpd, psk, admin_state_up, addresses }: VpnRecord) =>
  JSON.stringify([peer_address, peer_id, initiator, mtu, dpd, psk, admin_state_up, addresses]);

/** Where it leads after the change; refuses what cannot be. */
async function endsAfter(tx: Tx, vpn: VpnRecord, body: VpnUpdate) {
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

export async function updateVpn(
  tx: Tx,
  scope: Scope,
  sealing: Sealing,
  id: string,
  sent: VpnUpdate,
  revision: number | null,
): Promise<Vpn> {
  const vpn = await findVpn(tx, scope, id);
  refuseOldRevision(vpn, revision);
  const body = await withEndpoints(tx, sent, vpn.project_id);
  const asked = body.ipsec_site_connection ?? {};
  const name = (asked.name ?? vpn.name).trim();
  injectFault(name, 'update');
  refusePending(vpn);
  const { local, cidrs, isMoved } = await endsAfter(tx, vpn, body);
  if (body.local_ep_group) await changeGroup(tx, vpn.local_ep_group_id, local, body.local_ep_group.name);
  if (body.peer_ep_group) await changeGroup(tx, vpn.peer_ep_group_id, cidrs, body.peer_ep_group.name);
  const changed = { ...changesOf(vpn, asked, sealing), name };
  const whole = { ...withPendingStatus(vpn, changed, tx.now), addresses: addressesOf(changed.peer_address, cidrs) };
  const needsTransition = isMoved || tunnelOf(whole) !== tunnelOf(vpn);
  const next = needsTransition ? whole : { ...whole, status: vpn.status, fault: vpn.fault };
  await vpnRecords.replace(tx, next);
  if (needsTransition) await startTransition(tx, next);
  return vpnViews.one(tx, next);
}

function changesOf(vpn: VpnRecord, asked: NonNullable<VpnUpdate['ipsec_site_connection']>, sealing: Sealing) {
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

export async function restartVpn(tx: Tx, scope: Scope, id: string): Promise<Vpn> {
  const vpn = await findVpn(tx, scope, id);
  injectFault(vpn.name, 'update');
  refusePending(vpn);
  const { name, status } = vpn;
  if (!vpn.admin_state_up) throw conflict('not_allowed_now', `'${name}' is switched off`, { name, status });
  const next = await vpnRecords.replace(tx, withPendingStatus(vpn, {}, tx.now));
  await startTransition(tx, next);
  return vpnViews.one(tx, next);
}

/** For one of several; one that is so already stays as it is. */
export async function switchVpn(tx: Tx, actor: Actor, id: string, on: boolean): Promise<void> {
  const vpn = await findVpn(tx, actor, id);
  injectFault(vpn.name, 'update');
  refusePending(vpn);
  if (vpn.admin_state_up === on) return;
  const next = await vpnRecords.replace(tx, withPendingStatus(vpn, { admin_state_up: on }, tx.now));
  await startTransition(tx, next);
}

/** The transition ends with its removal. */
export async function deleteVpn(tx: Tx, actor: Actor, id: string): Promise<void> {
  const vpn = await findVpn(tx, actor, id);
  injectFault(vpn.name, 'delete');
  refusePending(vpn);
  // No new revision: who has a form open is told of the deletion, not of a change.
  const leaving = { status: 'PENDING_DELETE', fault: null, updated_at: tx.now.toISOString() };
  const next = await vpnRecords.replace(tx, vpn, leaving);
  await startTransition(tx, next);
}
