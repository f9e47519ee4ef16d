import type { Router, RouterBody, RouterUpdate } from '@skydeck/contract';
import { newRecord } from '../../kit/owner.ts';
import { closePorts, insertPort } from '../../port/embedded/index.ts';
import { portsOfDevice } from '../../port/index.ts';
import { portRecords } from '../../port/records.ts';
import { refuseOverQuota } from '../../quota/index.ts';
import { routerRecords } from '../records.ts';
import { refuseWhileNeeded } from '../../kit/dependents.ts';
import { refusePortInUse, routerDependents } from '../dependents.ts';
import { injectFault, portStatusIn } from '../../../engines/embedded/fault-injection.ts';
import type { Actor } from '../../kit/access.ts';
import type { Tx } from '../../../store/store.ts';
import { newTagged, readTagged } from '../../kit/tagged.ts';
import { planNewRouter, planUpdate } from '../plan.ts';
import type { Planned } from '../plan-ports.ts';
import { reviseRouter } from './revise.ts';
import { routerPortsOf } from '../router-ports.ts';
import { networkIdsIn, surroundingsOf } from '../surroundings.ts';
import { routerViews } from '../views.ts';
import { gatewayOf, summaryOf } from '../ports.rules.ts';

export async function createRouter(tx: Tx, actor: Actor, body: RouterBody): Promise<Router> {
  const fresh = await newRecord(tx, actor);
  injectFault(body.name.trim(), 'create');
  const near = await surroundingsOf(tx, networkIdsIn(body));
  const { name, gateway, interfaces, routerPorts } = planNewRouter(near, fresh, body);
  await refuseOverQuota(tx, fresh.project_id, 'routers');

  const router = await routerRecords.insert(tx, {
    ...fresh,
    name,
    status: 'ACTIVE',
    enable_snat: body.external_gateway_info?.enable_snat ?? true,
    routes: [],
    ...newTagged(body),
    ...summaryOf(routerPorts.ports),
  });
  if (gateway) await insertPort(tx, gateway.port);
  for (const planned of interfaces) await insertInterface(tx, planned);
  return routerViews.one(tx, router);
}

export const insertInterface = (tx: Tx, { port, network }: Planned) =>
  insertPort(tx, { ...port, status: portStatusIn(network.name) });

export async function updateRouter(
  tx: Tx,
  actor: Actor,
  id: string,
  body: RouterUpdate,
  revision: number | null,
): Promise<Router> {
  const router = await routerRecords.findCurrent(tx, actor, id, revision);
  injectFault((body.name ?? router.name).trim(), 'update');
  const near = await surroundingsOf(tx, networkIdsIn(body));
  const { name, isMoved, gateway, enableSnat } = planUpdate(near, router, body, await routerPortsOf(tx, id));
  if (isMoved) {
    const old = gatewayOf(await portsOfDevice(tx, id));
    if (old) await refusePortInUse(tx, router, old);
    // In the same network the port stays, as Neutron's does.
    if (old && gateway?.network.id === old.network_id)
      await portRecords.replace(tx, old, { fixed_ips: gateway.port.fixed_ips });
    else {
      if (old) await closePorts(tx, [old]);
      if (gateway) await insertPort(tx, gateway.port);
    }
  }
  const changed = await reviseRouter(tx, router, {
    name,
    enable_snat: enableSnat,
    ...(body.routes && { routes: body.routes }),
    ...readTagged(body),
  });
  return routerViews.one(tx, changed);
}

export async function deleteRouter(tx: Tx, actor: Actor, id: string): Promise<void> {
  const router = await routerRecords.find(tx, actor, id);
  injectFault(router.name, 'delete');
  await refuseWhileNeeded(tx, router, routerDependents);
  const ports = await portsOfDevice(tx, id);
  await routerRecords.in(tx).remove(id);
  await closePorts(tx, ports);
}
