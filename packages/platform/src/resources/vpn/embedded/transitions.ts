import { isLeaving, isPending, parseAddress } from '@skydeck/contract';
import { type JobHandler, scheduleJob } from '../../../tasks/scheduler.ts';
import type { Tx } from '../../../store/store.ts';
import { removeParts } from './parts.ts';
import { vpnRecords, type VpnRecord } from '../records.ts';

/** How long a router takes to build a tunnel or to take it down, by the platform's clock. */
export const TRANSITION_MS = 2000;

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

/** Ends a transition. */
async function complete(tx: Tx, id: string): Promise<void> {
  const vpn = await vpnRecords.in(tx).get(id);
  if (!vpn || !isPending(vpn)) return;
  if (isLeaving(vpn)) return finishRemoval(tx, vpn);
  // Not a person's change: the revision stays, so that nobody's open form is out of date.
  await vpnRecords.replace(tx, vpn, { ...outcomeOf(vpn), updated_at: tx.now.toISOString() });
}

async function finishRemoval(tx: Tx, vpn: VpnRecord): Promise<void> {
  await vpnRecords.in(tx).remove(vpn.id);
  await removeParts(tx, vpn);
}

const transitionJobHandler: JobHandler = { name: 'vpn.walk', run: (tx, { objectId }) => complete(tx, objectId) };

export const vpnJobHandlers = [transitionJobHandler];

/** Schedules the end of the transition, in the transaction that made the connection pending. */
export const startTransition = (tx: Tx, { id }: Pick<VpnRecord, 'id'>): Promise<void> =>
  scheduleJob(tx, transitionJobHandler.name, id, new Date(tx.now.getTime() + TRANSITION_MS));
