import { type InterfaceBody, type InterfaceUpdate, type Router } from '@skydeck/contract';
import { closePorts } from '../../port/embedded/index.ts';
import { portsOfDevice } from '../../port/index.ts';
import { allOf } from '../../kit/find-records.ts';
import { portRecords } from '../../port/records.ts';
import { routerRecords } from '../records.ts';
import { injectFault } from '../../../engines/embedded/fault-injection.ts';
import { type Actor } from '../../kit/access.ts';
import { notFound, refuseOldRevision } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/store.ts';
import { disconnectRouters } from '../bulk.ts';
import { createStoreBulkTask } from '../../../engines/embedded/bulk-task.ts';
import { insertInterface } from './change.ts';
import { planInterfaceUpdate } from '../plan.ts';
import { planDetaching, planNewInterface } from '../plan-interfaces.ts';
import { reviseRouter } from './revise.ts';
import { readSite, surroundingsOf } from '../surroundings.ts';
import { routerViews } from '../views.ts';
import { interfacesOf } from '../ports.rules.ts';

export async function addInterface(tx: Tx, actor: Actor, id: string, body: InterfaceBody): Promise<Router> {
  const router = await routerRecords.find(tx, actor, id);
  injectFault(router.name, 'update');
  const near = await surroundingsOf(tx, [body.network_id]);
  await insertInterface(tx, await planNewInterface(tx, near, router, body));
  return routerViews.one(tx, await reviseRouter(tx, router));
}

export async function removeInterface(tx: Tx, actor: Actor, id: string, body: InterfaceBody): Promise<Router> {
  const router = await routerRecords.find(tx, actor, id);
  injectFault(router.name, 'update');
  await closePorts(tx, await planDetaching(tx, router, body));
  return routerViews.one(tx, await reviseRouter(tx, router));
}

export async function updateInterface(
  tx: Tx,
  actor: Actor,
  id: string,
  interfaceId: string,
  body: InterfaceUpdate,
  revision: number | null,
): Promise<Router> {
  const router = await routerRecords.find(tx, actor, id);
  const port = interfacesOf(await portsOfDevice(tx, id)).find(({ id: portId }) => portId === interfaceId);
  if (!port) throw notFound('interface');
  refuseOldRevision(router, revision);
  injectFault(router.name, 'update');
  const site = await readSite(tx, port.network_id);
  if (!site) throw notFound('network');
  await portRecords.replace(tx, port, { fixed_ips: planInterfaceUpdate(router, port, site, body) });
  return routerViews.one(tx, await reviseRouter(tx, router));
}

/** Takes each interface out of its network. */
export const disconnectMany = createStoreBulkTask({
  ...disconnectRouters,
  async act(tx, actor, id) {
    const [port] = interfacesOf(await allOf(portRecords.in(tx), 'id', [id]));
    if (!port) throw notFound('interface');
    await removeInterface(tx, actor, port.device_id, { network_id: port.network_id });
  },
});
