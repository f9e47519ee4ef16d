import { randomUUID } from 'node:crypto';
import {
  checkVpn,
  checkVpnUpdate,
  collapseCidrs,
  dpdAfter,
  type FieldProblems,
  isLeaving,
  isPending,
  type Vpn,
  type VpnBody,
  vpnDefaults,
  type VpnUpdate,
} from '@skydeck/contract';
import { announceNeeded } from '../../../engines/embedded/announce.ts';
import { ownerOf } from '../../../engines/embedded/owner.ts';
import { refuseOverQuota } from '../../../engines/embedded/quota.ts';
import { indexOf, type RouterRecord, routersIn } from '../../../engines/embedded/records.ts';
import { failIfNamedSo } from '../../../engines/embedded/sentinels.ts';
import type { Viewer } from '../../../engines/embedded/viewer.ts';
import type { Scope } from '../../../http/scope.ts';
import { conflict, invalid, notFound, revisionConflict } from '../../../http/refusal.ts';
import type { Sealing } from '../../../store/sealing.ts';
import type { Tx } from '../../../store/store.ts';
import { announceVpn } from './announce.ts';
import { checkEndsInCloud } from './ends.ts';
import { changeGroup, checkPolicies, groupOf, ikePolicyOf, ipsecPolicyOf, serviceOf } from './parts.ts';
import { addressesOf, findVpn, groupsIn, keepVpn, pskPurpose, type VpnRecord, vpnsIn } from './records.ts';
import { startWalk } from './walk.ts';

const lower = (ids: readonly string[]) => ids.map((id) => id.toLowerCase());

function refuse(problems: FieldProblems): void {
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

async function routerOf(tx: Tx, id: string, projectId: string): Promise<RouterRecord | null> {
  const router = await routersIn(tx).get(id.toLowerCase());
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
  const cloud = await checkEndsInCloud(tx, {
    router,
    subnetIds: lower(body.local_ep_group.endpoints),
    peerAddress: body.ipsec_site_connection.peer_address,
    peerCidrs: body.peer_ep_group.endpoints,
  });
  refuse({ ...cloud, ...(await checkPolicies(tx, body, projectId)), ...checkVpn(body) });
  await refuseOverQuota(tx, projectId, 'ipsec_site_connections');
}

type Asked = VpnBody['ipsec_site_connection'];

/** What was asked for, and what is usual where nothing was. */
const settingsOf = (asked: Asked) => ({
  name: asked.name.trim(),
  description: asked.description?.trim() ?? '',
  admin_state_up: asked.admin_state_up ?? true,
  peer_address: asked.peer_address,
  peer_id: asked.peer_id?.trim() || asked.peer_address,
  initiator: asked.initiator ?? vpnDefaults.initiator,
  mtu: asked.mtu ?? vpnDefaults.mtu,
  dpd: dpdAfter(vpnDefaults.dpd, asked.dpd),
});

export async function createVpn(tx: Tx, scope: Scope, sealing: Sealing, body: VpnBody): Promise<Vpn> {
  const owner = await ownerOf(tx, scope);
  const settings = settingsOf(body.ipsec_site_connection);
  failIfNamedSo(settings.name, 'create');
  const router = await routerOf(tx, body.vpnservice.router_id, owner.project_id);
  await refuseWrong(tx, router, body, owner.project_id);
  if (!router) throw notFound('router');
  const cidrs = collapseCidrs(body.peer_ep_group.endpoints);
  const id = randomUUID();
  const at = tx.now.toISOString();
  const vpn: VpnRecord = {
    id,
    ...owner,
    ...settings,
    status: 'PENDING_CREATE',
    fault: null,
    psk: sealing.of(pskPurpose(id)).seal(body.ipsec_site_connection.psk),
    router_id: router.id,
    ...(await makeParts(tx, router, settings.name, body, cidrs)),
    addresses: addressesOf(settings.peer_address, cidrs),
    revision_number: 0,
    created_at: at,
    updated_at: at,
  };
  await vpnsIn(tx).insert(vpn, indexOf(vpn));
  await startWalk(tx, vpn);
  await announceNeeded(tx, [vpn.router_id], scope);
  return announceVpn(tx, 'created', vpn, scope);
}

function refusePending({ name, status }: VpnRecord): void {
  if (isPending({ status })) throw conflict('not_allowed_now', `'${name}' is being changed`, { name, status });
}

/** The record with a person's changes, on its way into the router. */
function walking(vpn: VpnRecord, changes: Partial<VpnRecord>, now: Date): VpnRecord {
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
  const endpointsOf = async (id: string) => (await groupsIn(tx).get(id))?.endpoints ?? [];
  const before = await endpointsOf(vpn.local_ep_group_id);
  const local = lower(body.local_ep_group?.endpoints ?? before);
  const cidrs = body.peer_ep_group?.endpoints ?? (await endpointsOf(vpn.peer_ep_group_id));
  const cloud = await checkEndsInCloud(tx, {
    router: await routersIn(tx).get(vpn.router_id),
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
  body: VpnUpdate,
  revision: number | null,
): Promise<Vpn> {
  const vpn = await findVpn(tx, scope, id);
  if (revision !== null && revision !== vpn.revision_number) throw revisionConflict();
  const asked = body.ipsec_site_connection ?? {};
  const name = (asked.name ?? vpn.name).trim();
  failIfNamedSo(name, 'update');
  refusePending(vpn);
  const { local, cidrs, isMoved } = await endsAfter(tx, vpn, body);
  if (body.local_ep_group) await changeGroup(tx, vpn.local_ep_group_id, local, body.local_ep_group.name);
  if (body.peer_ep_group) await changeGroup(tx, vpn.peer_ep_group_id, cidrs, body.peer_ep_group.name);
  const changed = { ...changesOf(vpn, asked, sealing), name };
  const whole = { ...walking(vpn, changed, tx.now), addresses: addressesOf(changed.peer_address, cidrs) };
  const isWalking = isMoved || tunnelOf(whole) !== tunnelOf(vpn);
  const next = isWalking ? whole : { ...whole, status: vpn.status, fault: vpn.fault };
  await keepVpn(tx, next);
  if (isWalking) await startWalk(tx, next);
  if (isMoved) await announceNeeded(tx, [vpn.router_id], scope);
  return announceVpn(tx, 'updated', next, scope);
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
  failIfNamedSo(vpn.name, 'update');
  refusePending(vpn);
  const { name, status } = vpn;
  if (!vpn.admin_state_up) throw conflict('not_allowed_now', `'${name}' is switched off`, { name, status });
  const next = walking(vpn, {}, tx.now);
  await keepVpn(tx, next);
  await startWalk(tx, next);
  return announceVpn(tx, 'updated', next, scope);
}

/** For one of several; one that is so already stays as it is. */
export async function switchVpn(tx: Tx, viewer: Viewer, id: string, on: boolean): Promise<void> {
  const vpn = await findVpn(tx, viewer, id);
  failIfNamedSo(vpn.name, 'update');
  refusePending(vpn);
  if (vpn.admin_state_up === on) return;
  const next = walking(vpn, { admin_state_up: on }, tx.now);
  await keepVpn(tx, next);
  await startWalk(tx, next);
  await announceVpn(tx, 'updated', next, viewer);
}

/** Whatever else it was walking to; its walk ends with it being gone. */
export async function deleteVpn(tx: Tx, viewer: Viewer, id: string): Promise<void> {
  const vpn = await findVpn(tx, viewer, id);
  failIfNamedSo(vpn.name, 'delete');
  if (isLeaving(vpn)) refusePending(vpn);
  // No new revision: who has a form open is told of the deletion, not of a change.
  const next = { ...vpn, status: 'PENDING_DELETE', fault: null, updated_at: tx.now.toISOString() };
  await keepVpn(tx, next);
  await startWalk(tx, next);
  await announceVpn(tx, 'updated', next, viewer);
}
