import { insertPort, type NewPort, portsOfDevice } from '../../../engines/embedded/ports.ts';
import {
  indexOf,
  type PortRecord,
  portsIn,
  type RouterRecord,
  routersIn,
  withNextRevision,
} from '../../../engines/embedded/records.ts';
import { type Actor, owns } from '../../../engines/embedded/access.ts';
import { notFound } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/store.ts';
import { interfacesOf } from './router-ports.ts';

/** Throws 404 for what the actor may not see. */
export async function findRouter(tx: Tx, actor: Actor, id: string): Promise<RouterRecord> {
  const router = await routersIn(tx).get(id);
  if (!router || !owns(actor, router)) throw notFound('router');
  return router;
}

export async function insertRouter(
  tx: Tx,
  router: Omit<RouterRecord, 'interfaces' | 'addresses'>,
  ports: readonly NewPort[],
): Promise<RouterRecord> {
  const opened: PortRecord[] = [];
  for (const port of ports) opened.push(await insertPort(tx, port));
  const whole = { ...router, ...summaryOf(opened) };
  await routersIn(tx).insert(whole, indexOf(whole));
  return whole;
}

/** Writes the changes and what the router's ports say, counting the revision up: after the ports, not before. */
export async function reviseRouter(
  tx: Tx,
  router: RouterRecord,
  changes: Partial<RouterRecord>,
): Promise<RouterRecord> {
  const changed = withNextRevision(router, { ...changes, ...summaryOf(await portsOfDevice(tx, router.id)) }, tx.now);
  await routersIn(tx).replace(changed, indexOf(changed));
  return changed;
}

export async function closePorts(tx: Tx, ports: readonly { readonly id: string }[]): Promise<void> {
  for (const { id } of ports) await portsIn(tx).remove(id);
}

export const summaryOf = (ports: readonly PortRecord[]): Pick<RouterRecord, 'interfaces' | 'addresses'> => ({
  interfaces: interfacesOf(ports).map(({ network_id }) => ({ network_id })),
  addresses: ports.flatMap(({ fixed_ips }) => fixed_ips.map(({ ip_address }) => ip_address)).join(' '),
});
