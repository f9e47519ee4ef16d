import { isLeaving, isPending, parseAddress } from '@skydeck/contract';
import { type Bell, setAlarm } from '../../../engines/embedded/alarms.ts';
import { announceNeeded } from '../../../engines/embedded/announce.ts';
import type { Tx } from '../../../store/store.ts';
import { announceVpn } from './announce.ts';
import { removeParts } from './parts.ts';
import { keepVpn, type VpnRecord, vpnsIn } from './records.ts';

/** How long a router takes to build a tunnel or to take it down, by the platform's clock. */
export const WALK_MS = 2000;

/** Peers that are not there, and peers that want other policies, so that both can be seen: README.md. */
const silent = 254n;
const unwilling = 253n;

type Outcome = Pick<VpnRecord, 'status' | 'fault'>;

/** What becomes of a tunnel, by its peer's address. */
export function outcomeOf({
  admin_state_up,
  peer_address,
}: Pick<VpnRecord, 'admin_state_up' | 'peer_address'>): Outcome {
  if (!admin_state_up) return { status: 'DOWN', fault: null };
  const peer = parseAddress(peer_address);
  const last = peer && peer.value & 0xffn;
  if (last === silent) return { status: 'DOWN', fault: 'peer_unreachable' };
  if (last === unwilling) return { status: 'ERROR', fault: 'negotiation_failed' };
  return { status: 'ACTIVE', fault: null };
}

/** The end of a walk. */
async function settle(tx: Tx, id: string): Promise<void> {
  const vpn = await vpnsIn(tx).get(id);
  if (!vpn || !isPending(vpn)) return;
  if (isLeaving(vpn)) return leave(tx, vpn);
  // Not a person's change: the revision stays, so that nobody's open form is out of date.
  const settled = { ...vpn, ...outcomeOf(vpn), updated_at: tx.now.toISOString() };
  await keepVpn(tx, settled);
  await announceVpn(tx, 'updated', settled, nobody);
  if (settled.status === 'ERROR') await announceVpn(tx, 'failed', settled, nobody);
}

/** What it was made of goes last: the event tells of it whole. */
async function leave(tx: Tx, vpn: VpnRecord): Promise<void> {
  await announceVpn(tx, 'deleted', vpn, nobody);
  await vpnsIn(tx).remove(vpn.id);
  await removeParts(tx, vpn);
  await announceNeeded(tx, [vpn.router_id], nobody);
}

/** It happens by itself, not by a request. */
const nobody = { requestId: null };

const walk: Bell = { name: 'vpn.walk', ring: (tx, { objectId }) => settle(tx, objectId) };

export const vpnBells = [walk];

/** In the transaction that made the connection pending: an alarm outlives the process that set it. */
export const startWalk = (tx: Tx, { id }: Pick<VpnRecord, 'id'>): Promise<void> =>
  setAlarm(tx, walk.name, id, new Date(tx.now.getTime() + WALK_MS));
