import type { FloatingIp, FloatingIpBody, FloatingIpUpdate } from '@skydeck/contract';
import { newRecord } from '../../kit/owner.ts';
import { portsOfDevice } from '../../port/index.ts';
import { closePorts } from '../../port/embedded/index.ts';
import { injectFault } from '../../../engines/embedded/fault-injection.ts';
import type { Actor } from '../../kit/access.ts';
import { newTagged } from '../../kit/tagged.ts';
import type { Tx } from '../../../store/store.ts';
import { planFloatingIpUpdate, planNewFloatingIp } from '../plan.ts';
import { cancelWiring, scheduleWiring } from './assign.ts';
import { floatingIpRecords } from '../records.ts';
import { insertFloatingIp } from './insert.ts';
import { floatingIpViews } from '../views.ts';

export async function createFloatingIp(tx: Tx, actor: Actor, body: FloatingIpBody): Promise<FloatingIp> {
  const fresh = await newRecord(tx, actor);
  const tagged = newTagged(body);
  injectFault(tagged.description ?? '', 'create');
  const { fixed, floating_network_id, assignment } = await planNewFloatingIp(tx, fresh, body);
  const ip = await insertFloatingIp(tx, { ...fresh, floating_network_id, ...assignment, ...tagged }, fixed);
  await scheduleWiring(tx, ip);
  return floatingIpViews.one(tx, ip);
}

export async function updateFloatingIp(
  tx: Tx,
  actor: Actor,
  id: string,
  body: FloatingIpUpdate,
  revision: number | null,
): Promise<FloatingIp> {
  const ip = await floatingIpRecords.findCurrent(tx, actor, id, revision);
  injectFault(body.description?.trim() ?? ip.description ?? '', 'update');
  const { changes, isMoved } = await planFloatingIpUpdate(tx, ip, body);
  const changed = await floatingIpRecords.revise(tx, ip, changes);
  if (isMoved) await scheduleWiring(tx, changed);
  return floatingIpViews.one(tx, changed);
}

export async function deleteFloatingIp(tx: Tx, actor: Actor, id: string): Promise<void> {
  const ip = await floatingIpRecords.find(tx, actor, id);
  injectFault(ip.description ?? '', 'delete');
  await floatingIpRecords.in(tx).remove(id);
  await closePorts(tx, await portsOfDevice(tx, id));
  await cancelWiring(tx, id);
}
