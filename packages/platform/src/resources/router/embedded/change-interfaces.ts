import {
  checkInterfaceUpdate,
  type FieldProblems,
  type InterfaceBody,
  type InterfaceUpdate,
  parseAddress,
  problem,
  type Router,
  routerSubjects,
} from '@skydeck/contract';
import { closePorts, insertPort, portsOfDevice, portsOfNetwork } from '../../port/embedded/index.ts';
import { normalizeAddress, valueOf } from '../../../engines/embedded/ranges.ts';
import { allOf, idsOf, namesById } from '../../../engines/embedded/find-records.ts';
import { type PortRecord, portRecords } from '../../port/embedded/records.ts';
import { type RouterRecord, routerRecords } from './records.ts';
import { subnetRecords } from '../../subnet/embedded/records.ts';
import { networkRecords } from '../../network/embedded/records.ts';
import { refusePortInUse } from './dependents.ts';
import { injectFault } from '../../../engines/embedded/fault-injection.ts';
import { type Actor, owns } from '../../../engines/embedded/access.ts';
import { invalid, notFound, pluralize, refuseInUse, refuseOldRevision } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/store.ts';
import { namedItems } from '../../../engines/embedded/bulk-items.ts';
import { createBulkTask } from '../../../engines/embedded/bulk-task.ts';
import { refuseLostRoutes } from './change.ts';
import { routerPortsOf, withoutNetwork, reviseRouter } from './router-ports.ts';
import { checkGiven, planInterface } from './plan-ports.ts';
import { routerViews } from './views.ts';
import { interfacesOf } from './ports.rules.ts';

export async function addInterface(tx: Tx, actor: Actor, id: string, body: InterfaceBody): Promise<Router> {
  const router = await routerRecords.find(tx, actor, id);
  injectFault(router.name, 'update');
  const plan = await planInterface(tx, router, body, await routerPortsOf(tx, id));
  if ('problems' in plan) throw invalid(plan.problems);
  await insertPort(tx, plan.port);
  return routerViews.one(tx, await reviseRouter(tx, router));
}

export async function removeInterface(tx: Tx, actor: Actor, id: string, body: InterfaceBody): Promise<Router> {
  const router = await routerRecords.find(tx, actor, id);
  injectFault(router.name, 'update');
  const networkId = body.network_id.toLowerCase();
  const port = interfacesOf(await portsOfDevice(tx, id)).find(({ network_id }) => network_id === networkId);
  if (!port)
    throw invalid({ network_id: problem('network_not_attached', 'The router does not stand in this network') });
  const { ip_address: address } = body;
  if (address !== undefined && !port.fixed_ips.some((ip) => isSameAddress(ip.ip_address, address))) {
    throw invalid({ ip_address: problem('address_unknown', `The router is not '${address}' there`, { address }) });
  }
  const before = await routerPortsOf(tx, id);
  refuseLostRoutes(router, before, withoutNetwork(before, networkId));
  await refusePortInUse(tx, router, port);
  await closePorts(tx, [port]);
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
  const problems = await problemsOfUpdate(tx, port, body);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  refuseNextHops(router, body);
  await portRecords.replace(tx, port, {
    fixed_ips: port.fixed_ips.map((ip) => ({ ...ip, ...wantedFor(ip.subnet_id, body) })),
  });
  return routerViews.one(tx, await reviseRouter(tx, router));
}

function wantedFor(subnetId: string, { fixed_ips }: InterfaceUpdate) {
  const wanted = fixed_ips.find(({ subnet_id: id }) => id.toLowerCase() === subnetId);
  return wanted && { ip_address: normalizeAddress(wanted.ip_address) };
}

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

const isSameAddress = (stored: string, given: string) => parseAddress(given)?.value === valueOf(stored);

/** Takes each interface out of its network. */
export const disconnectMany = createBulkTask({
  task: 'compute.routers.disconnect_many',
  subject: routerSubjects.item,
  method: 'PUT',
  /** A person knows an interface by its network. */
  items: namedItems(async (tx, actor, ids) => {
    const routerPorts = (await allOf(portRecords.in(tx), 'id', ids)).filter((port) => owns(actor, port));
    const names = await namesById(networkRecords.in(tx), idsOf(routerPorts, 'network_id'));
    return new Map(routerPorts.map(({ id, network_id }) => [id, names.get(network_id) ?? network_id]));
  }),
  async act(tx, actor, id) {
    const [port] = interfacesOf(await allOf(portRecords.in(tx), 'id', [id]));
    if (!port) throw notFound('interface');
    await removeInterface(tx, actor, port.device_id, { network_id: port.network_id });
  },
});
