import {
  checkInterfaceUpdate,
  type FieldProblems,
  type InterfaceBody,
  type InterfaceUpdate,
  parseAddress,
  problem,
  type Router,
} from '@skydeck/contract';
import type { Actor } from '../../../engines/embedded/access.ts';
import { portsOfDevice, portsOfNetwork } from '../../port/embedded/index.ts';
import { normalizeAddress, valueOf } from '../../../engines/embedded/ranges.ts';
import { allOf } from '../../../engines/embedded/find-records.ts';
import { type PortRecord } from '../../port/embedded/records.ts';
import { type RouterRecord } from '../embedded/records.ts';
import { subnetRecords } from '../../subnet/embedded/records.ts';
import { refusePortInUse } from '../embedded/dependents.ts';
import type { OpenstackParts } from '../../../engines/openstack/parts.ts';
import { invalid, notFound, pluralize, refuseInUse, refuseOldRevision } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/store.ts';
import { refuseLostRoutes } from '../embedded/change.ts';
import { checkGiven, planInterface } from '../embedded/plan-ports.ts';
import { routerPortsOf, withoutNetwork } from '../embedded/router-ports.ts';
import { type Changed, changedRouter, findRouter } from './changed.ts';
import { attachPort, detachPort, orUndo } from './ports.ts';
import { interfacesOf } from '../embedded/ports.rules.ts';

export async function addInterface(
  parts: OpenstackParts,
  actor: Actor,
  id: string,
  body: InterfaceBody,
): Promise<Changed<Router>> {
  const networkId = body.network_id.toLowerCase();
  const { router, tx } = await findRouter(parts, actor, id, [networkId]);
  const plan = await planInterface(tx, router, body, await routerPortsOf(tx, id));
  if ('problems' in plan) throw invalid(plan.problems);
  await attachPort(parts, id, plan.port);
  return changedRouter(parts, actor, 'updated', id, [networkId]);
}

export async function removeInterface(
  parts: OpenstackParts,
  actor: Actor,
  id: string,
  body: InterfaceBody,
): Promise<Changed<Router>> {
  const { router, tx } = await findRouter(parts, actor, id);
  const networkId = body.network_id.toLowerCase();
  const port = interfacesOf(await portsOfDevice(tx, id)).find(({ network_id }) => network_id === networkId);
  if (!port)
    throw invalid({ network_id: problem('network_not_attached', 'The router does not stand in this network') });
  const { ip_address: address } = body;
  if (address !== undefined && !port.fixed_ips.some((ip) => valueOf(ip.ip_address) === parseAddress(address)?.value)) {
    throw invalid({ ip_address: problem('address_unknown', `The router is not '${address}' there`, { address }) });
  }
  await refuseNeeded(tx, router, port);
  await detachPort(parts, id, port.id);
  return changedRouter(parts, actor, 'updated', id, [networkId]);
}

/** Throws 409 while a static route, a VPN connection or a floating IP needs the interface. */
async function refuseNeeded(tx: Tx, router: RouterRecord, port: PortRecord): Promise<void> {
  const before = await routerPortsOf(tx, router.id);
  refuseLostRoutes(router, before, withoutNetwork(before, port.network_id));
  await refusePortInUse(tx, router, port);
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
  const problems = await problemsOfUpdate(tx, port, body);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  refuseNextHops(router, body);
  const fixed_ips = port.fixed_ips.map((ip) => ({ ...ip, ...wantedFor(ip.subnet_id, body) }));
  await detachPort(parts, id, port.id);
  await orUndo(
    parts.warn,
    () => attachPort(parts, id, { ...port, fixed_ips }, port.mac_address),
    () => attachPort(parts, id, port, port.mac_address),
  );
  return changedRouter(parts, actor, 'updated', id, [port.network_id]);
}

async function findInterface(parts: OpenstackParts, actor: Actor, id: string, interfaceId: string) {
  const { tx } = await findRouter(parts, actor, id);
  const port = interfacesOf(await portsOfDevice(tx, id)).find((one) => one.id === interfaceId);
  if (!port) throw notFound('interface');
  return { port };
}

const wantedFor = (subnetId: string, { fixed_ips }: InterfaceUpdate) => {
  const wanted = fixed_ips.find(({ subnet_id: id }) => id.toLowerCase() === subnetId);
  return wanted && { ip_address: normalizeAddress(wanted.ip_address) };
};

/** An address lies in a subnet where the router stands already, and nobody else has it. */
async function problemsOfUpdate(tx: Tx, port: PortRecord, body: InterfaceUpdate): Promise<FieldProblems> {
  const problems: FieldProblems = checkInterfaceUpdate(body);
  const own = port.fixed_ips.map(({ subnet_id }) => subnet_id);
  const subnets = await allOf(subnetRecords.in(tx), 'id', own);
  const others = (await portsOfNetwork(tx, port.network_id)).filter(({ id }) => id !== port.id);
  for (const [at, { subnet_id, ip_address }] of body.fixed_ips.entries()) {
    const path = `fixed_ips.${at}.ip_address`;
    const subnet = subnets.find(({ id }) => id === subnet_id.toLowerCase());
    const wrong = subnet
      ? checkGiven([subnet], others, ip_address)
      : problem('network_not_attached', 'The router does not stand in this subnet');
    if (wrong && !problems[path]) problems[path] = wrong;
  }
  return problems;
}

/** A router is not its own next hop. */
function refuseNextHops({ routes, name }: RouterRecord, { fixed_ips }: InterfaceUpdate): void {
  const wanted = fixed_ips.map(({ ip_address }) => valueOf(ip_address));
  const { length: count } = routes.filter(({ nexthop }) => wanted.includes(valueOf(nexthop)));
  refuseInUse(`This is the next hop of ${pluralize(count, 'static route')}`, { name, count, by: 'routes' });
}
