import type { InterfaceBody, InterfaceUpdate, Router } from '@skydeck/contract';
import type { Actor } from '../../../engines/embedded/access.ts';
import { portsOfDevice } from '../../port/embedded/index.ts';
import { type PortRecord } from '../../port/embedded/records.ts';
import { type RouterRecord } from '../embedded/records.ts';
import { refusePortInUse } from '../embedded/dependents.ts';
import { routerPortsOf, withoutPorts } from '../embedded/router-ports.ts';
import type { Keep } from '../../../engines/openstack/bulk-task.ts';
import type { OpenstackParts } from '../../../engines/openstack/parts.ts';
import { invalid, notFound, refuseOldRevision } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/store.ts';
import { findAttached, planInterfaceUpdate, refuseLostRoutes } from '../embedded/plan.ts';
import { planInterface } from '../embedded/plan-ports.ts';
import { readSite, surroundingsOf } from '../embedded/surroundings.ts';
import { type Changed, changedRouter, findRouter } from './changed.ts';
import { attachInterface, attachPort, detachPort, orUndo } from './ports.ts';
import { interfacesOf } from '../embedded/ports.rules.ts';

export async function addInterface(
  parts: OpenstackParts,
  actor: Actor,
  id: string,
  body: InterfaceBody,
): Promise<Changed<Router>> {
  const networkId = body.network_id.toLowerCase();
  const { router, tx } = await findRouter(parts, actor, id, [networkId]);
  const near = await surroundingsOf(tx, [networkId]);
  const plan = planInterface(near, router, body, await routerPortsOf(tx, id));
  if ('problems' in plan) throw invalid(plan.problems);
  await attachInterface(parts, id, plan.port);
  return changedRouter(parts, actor, router, id, [networkId]);
}

export async function removeInterface(
  parts: OpenstackParts,
  actor: Actor,
  id: string,
  body: InterfaceBody,
  keep?: Keep,
): Promise<Changed<Router>> {
  const { router, tx } = await findRouter(parts, actor, id);
  const ports = findAttached(await portsOfDevice(tx, id), body);
  await refuseNeeded(tx, router, ports);
  await keep?.(router);
  for (const port of ports) await detachPort(parts, id, port.id);
  return changedRouter(parts, actor, router, id, [body.network_id.toLowerCase()]);
}

/** Throws 409 while a static route, a VPN connection or a floating IP needs the interface. */
async function refuseNeeded(tx: Tx, router: RouterRecord, ports: readonly PortRecord[]): Promise<void> {
  const before = await routerPortsOf(tx, router.id);
  refuseLostRoutes(router, before, withoutPorts(before, ports));
  for (const port of ports) await refusePortInUse(tx, router, port);
}

/**
 * Neutron does not change the addresses of a router's port: another one takes its place, with the MAC that hosts know, and
 * the old one comes back when that fails.
 */
export async function updateInterface(
  parts: OpenstackParts,
  actor: Actor,
  id: string,
  interfaceId: string,
  body: InterfaceUpdate,
  revision: number | null,
): Promise<Changed<Router>> {
  const { port } = await findInterface(parts, actor, id, interfaceId);
  const { router, tx } = await findRouter(parts, actor, id, [port.network_id]);
  refuseOldRevision(router, revision);
  const site = await readSite(tx, port.network_id);
  if (!site) throw notFound('network');
  const fixed_ips = planInterfaceUpdate(router, port, site, body);
  await detachPort(parts, id, port.id);
  await orUndo(
    parts.warn,
    () => attachPort(parts, id, { ...port, fixed_ips }, port.mac_address),
    () => attachPort(parts, id, port, port.mac_address),
  );
  return changedRouter(parts, actor, router, id, [port.network_id]);
}

async function findInterface(parts: OpenstackParts, actor: Actor, id: string, interfaceId: string) {
  const { tx } = await findRouter(parts, actor, id);
  const port = interfacesOf(await portsOfDevice(tx, id)).find((one) => one.id === interfaceId);
  if (!port) throw notFound('interface');
  return { port };
}
