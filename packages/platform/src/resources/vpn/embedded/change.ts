import type { Vpn, VpnBody, VpnUpdate } from '@skydeck/contract';
import { newRecord } from '../../kit/owner.ts';
import { type RouterRecord } from '../../router/records.ts';
import { injectFault } from '../../../engines/embedded/fault-injection.ts';
import type { Actor } from '../../kit/access.ts';
import type { Scope } from '../../../http/scope.ts';
import { refuseOldRevision } from '../../../http/refusal.ts';
import type { Sealing } from '../../../store/sealing.ts';
import type { Tx } from '../../../store/store.ts';
import { withEndpoints } from '../check-parts.ts';
import { changeGroup, groupOf, ikePolicyOf, ipsecPolicyOf, serviceOf } from './parts.ts';
import { addressesOf, findVpn, pskPurpose, vpnRecords, type VpnRecord } from '../records.ts';
import {
  changesOf,
  endsAfter,
  lower,
  planNewVpn,
  refusePending,
  refuseRestart,
  tunnelOf,
  withPendingStatus,
} from '../plan.ts';
import { startTransition } from './transitions.ts';
import { vpnViews } from '../views.ts';

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

export async function createVpn(tx: Tx, scope: Scope, sealing: Sealing, asked: VpnBody): Promise<Vpn> {
  const fresh = await newRecord(tx, scope);
  injectFault(asked.ipsec_site_connection.name.trim(), 'create');
  const { router, settings, body, cidrs } = await planNewVpn(tx, fresh.project_id, asked);
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

export async function restartVpn(tx: Tx, scope: Scope, id: string): Promise<Vpn> {
  const vpn = await findVpn(tx, scope, id);
  injectFault(vpn.name, 'update');
  refuseRestart(vpn);
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
