import type { InterfaceBody, InterfaceUpdate, Router } from '@skydeck/contract';
import type { Actor } from '../../kit/access.ts';
import { portsOfDevice, portsOfNetwork } from '../../port/index.ts';
import type { Keep } from '../../../engines/openstack/bulk-task.ts';
import type { OpenstackParts } from '../../../engines/openstack/parts.ts';
import { notFound, refuseOldRevision } from '../../../http/refusal.ts';
import { planInterfaceUpdate } from '../plan.ts';
import { planDetaching, planNewInterface } from '../plan-interfaces.ts';
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
  const { port } = await planNewInterface(tx, near, router, body);
  await keep(router);
  await attachInterface(parts, id, port, await portsOfNetwork(tx, networkId));
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
  const ports = await planDetaching(tx, router, body);
  await keep(router);
  for (const port of ports) await detachPort(parts, id, port.id);
  return changedRouter(parts, actor, router, id, [body.network_id.toLowerCase()]);
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
