import { neededBy } from '@skydeck/contract';
import { announceVpnsOf } from '../../resources/vpn/embedded/announce.ts';
import { conflict } from '../../http/refusal.ts';
import type { Tx } from '../../store/store.ts';
import type { PortRecord } from './records.ts';
import { needsOfRouters } from './router-needs.ts';
import type { Viewer } from './viewer.ts';

interface Router {
  readonly id: string;
  readonly name: string;
}

/** Before a foot goes, or another takes its place. The static routes are the router's own to see to. */
export async function refuseNeededFoot(
  tx: Tx,
  { id, name }: Router,
  foot: Pick<PortRecord, 'network_id' | 'device_owner' | 'fixed_ips'>,
): Promise<void> {
  const uses = { routes: 0, ...(await needsOfRouters(tx, [id]))(id, foot) };
  const by = neededBy(uses);
  if (by) throw conflict('in_use', `'${name}' is needed there by ${uses[by]} ${by}`, { name, count: uses[by], by });
}

/** After a router was changed: a floating IP shows nothing of it but the id. */
export async function announceRouterUses(tx: Tx, routerId: string, asker: Pick<Viewer, 'requestId'>): Promise<void> {
  await announceVpnsOf(tx, routerId, asker);
}
