import type { InterfaceBody, InterfaceUpdate, Router } from '@skydeck/contract';
import type { Actor } from '../../kit/access.ts';
import { portsOfDevice, portsOfNetwork } from '../../port/index.ts';
import { type PortRecord } from '../../port/records.ts';
import { type RouterRecord } from '../records.ts';
import { refusePortInUse } from '../dependents.ts';
import { routerPortsOf, withoutPorts } from '../router-ports.ts';
import type { Keep } from '../../../engines/openstack/bulk-task.ts';
import type { OpenstackParts } from '../../../engines/openstack/parts.ts';
import { invalid, notFound, refuseOldRevision } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/store.ts';
import { findAttached, planInterfaceUpdate, refuseLostRoutes } from '../plan.ts';
import { planInterface } from '../plan-ports.ts';
import { readSite, surroundingsOf } from '../surroundings.ts';
import { type Changed, changedRouter, findRouter } from './changed.ts';
import { withoutAbandoned } from './abandoned.ts';
import { attachInterface, attachPort, detachPort, orUndo } from './ports.ts';
import { interfacesOf } from '../ports.rules.ts';

export async function addInterface(
  parts: OpenstackParts,
  actor: Actor,
  id: string,
  body: InterfaceBody,
  keep: Keep,
): Promise<Changed<Router>> {
  const networkId = body.network_id.toLowerCase();
  const { router, tx } = await findRouter(parts, actor, id, [networkId]);
  const near = withoutAbandoned(await surroundingsOf(tx, [networkId]));
  const plan = planInterface(near, router, body, await routerPortsOf(tx, id));
  if ('problems' in plan) throw invalid(plan.problems);
  await keep(router);
  await attachInterface(parts, id, plan.port, await portsOfNetwork(tx, networkId));
  return changedRouter(parts, actor, router, id, [networkId]);
}

export async function removeInterface(
  parts: OpenstackParts,
  actor: Actor,
  id: string,
  body: InterfaceBody,
  keep: Keep,
): Promise<Changed<Router>> {
  const { router, tx } = await findRouter(parts, actor, id);
  const ports = findAttached(await portsOfDevice(tx, id), body);
  await refuseNeeded(tx, router, ports);
  await keep(router);
  for (const port of ports) await detachPort(parts, id, port.id);
  return changedRouter(parts, actor, router, id, [body.network_id.toLowerCase()]);
}

/** Throws 409 while a static route, a VPN connection or a floating IP needs the interface. */
async function refuseNeeded(tx: Tx, router: RouterRecord, ports: readonly PortRecord[]): Promise<void> {
  const before = await routerPortsOf(tx, router.id);
  refuseLostRoutes(router, before, withoutPorts(before, ports));
  for (const port of ports) await refusePortInUse(tx, router, port);
}

interface InterfaceChange {
  readonly id: string;
  readonly interfaceId: string;
  readonly body: InterfaceUpdate;
  readonly revision: number | null;
}

/**
 * Neutron does not change the addresses of a router's port: another one takes its place, with the MAC that hosts know, and
 * the old one comes back when that fails.
 */
export async function updateInterface(
  parts: OpenstackParts,
  actor: Actor,
  { id, interfaceId, body, revision }: InterfaceChange,
  keep: Keep,
): Promise<Changed<Router>> {
  const { port } = await findInterface(parts, actor, id, interfaceId);
  const { router, tx } = await findRouter(parts, actor, id, [port.network_id]);
  refuseOldRevision(router, revision);
  const site = await readSite(tx, port.network_id);
  if (!site) throw notFound('network');
  const fixed_ips = planInterfaceUpdate(router, port, site, body);
  await keep(router);
  await detachPort(parts, id, port.id);
  await orUndo(
    parts.warn,
    () => attachPort(parts, id, { ...port, fixed_ips }, { mac: port.mac_address }),
    () => attachPort(parts, id, port, { mac: port.mac_address }),
  );
  return changedRouter(parts, actor, router, id, [port.network_id]);
}

async function findInterface(parts: OpenstackParts, actor: Actor, id: string, interfaceId: string) {
  const { tx } = await findRouter(parts, actor, id);
  const port = interfacesOf(await portsOfDevice(tx, id)).find((one) => one.id === interfaceId);
  if (!port) throw notFound('interface');
  return { port };
}
