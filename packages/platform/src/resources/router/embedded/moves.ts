import {
  checkInterfaceUpdate,
  type FieldProblems,
  type InterfaceBody,
  type InterfaceUpdate,
  parseAddress,
  problem,
  type Router,
} from '@skydeck/contract';
import { announceRouter, announceUse } from '../../../engines/embedded/announce.ts';
import { insertPort, portsOfDevice, portsOfNetwork } from '../../../engines/embedded/ports.ts';
import { normalAddress, valueOf } from '../../../engines/embedded/ranges.ts';
import {
  allOf,
  indexOf,
  type PortRecord,
  portsIn,
  type RouterRecord,
  subnetsIn,
} from '../../../engines/embedded/records.ts';
import { refuseNeededFoot } from '../../../engines/embedded/router-needs.ts';
import { failIfNamedSo } from '../../../engines/embedded/sentinels.ts';
import type { Viewer } from '../../../engines/embedded/viewer.ts';
import { conflict, invalid, notFound, revisionConflict } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/store.ts';
import { announcePorts } from '../../port/embedded/announce.ts';
import { announceVpnsOf } from '../../vpn/embedded/announce.ts';
import { refuseLostRoutes } from './change.ts';
import { feetOf, interfacesOf, withoutNetwork } from './feet.ts';
import { checkGiven, planInterface } from './interfaces.ts';
import { closePorts, findRouter, reviseRouter } from './records.ts';

export async function addInterface(tx: Tx, viewer: Viewer, id: string, body: InterfaceBody): Promise<Router> {
  const router = await findRouter(tx, viewer, id);
  failIfNamedSo(router.name, 'update');
  const plan = await planInterface(tx, router, body, await feetOf(tx, id));
  if ('problems' in plan) throw invalid(plan.problems);
  await announcePorts(tx, 'created', [await insertPort(tx, plan.port)], viewer);
  return afterMove(tx, viewer, router, plan.port.network_id);
}

export async function removeInterface(tx: Tx, viewer: Viewer, id: string, body: InterfaceBody): Promise<Router> {
  const router = await findRouter(tx, viewer, id);
  failIfNamedSo(router.name, 'update');
  const networkId = body.network_id.toLowerCase();
  const foot = interfacesOf(await portsOfDevice(tx, id)).find(({ network_id }) => network_id === networkId);
  if (!foot)
    throw invalid({ network_id: problem('network_not_attached', 'The router does not stand in this network') });
  const { ip_address: address } = body;
  if (address !== undefined && !foot.fixed_ips.some((ip) => isSameAddress(ip.ip_address, address))) {
    throw invalid({ ip_address: problem('address_unknown', `The router is not '${address}' there`, { address }) });
  }
  const before = await feetOf(tx, id);
  refuseLostRoutes(router, before, withoutNetwork(before, networkId));
  await refuseNeededFoot(tx, router, foot);
  await closePorts(tx, [foot]);
  await announcePorts(tx, 'deleted', [foot], viewer);
  return afterMove(tx, viewer, router, networkId);
}

export async function updateInterface(
  tx: Tx,
  viewer: Viewer,
  id: string,
  interfaceId: string,
  body: InterfaceUpdate,
  revision: number | null,
): Promise<Router> {
  const router = await findRouter(tx, viewer, id);
  const foot = interfacesOf(await portsOfDevice(tx, id)).find((port) => port.id === interfaceId);
  if (!foot) throw notFound('interface');
  if (revision !== null && revision !== router.revision_number) throw revisionConflict();
  failIfNamedSo(router.name, 'update');
  const problems = await whatIsWrongWith(tx, foot, body);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  refuseNextHops(router, body);
  const changed = { ...foot, fixed_ips: foot.fixed_ips.map((ip) => ({ ...ip, ...wantedFor(ip.subnet_id, body) })) };
  await portsIn(tx).replace(changed, indexOf(changed));
  await announcePorts(tx, 'updated', [changed], viewer);
  return afterMove(tx, viewer, router, foot.network_id);
}

function wantedFor(subnetId: string, { fixed_ips }: InterfaceUpdate) {
  const wanted = fixed_ips.find(({ subnet_id: id }) => id.toLowerCase() === subnetId);
  return wanted && { ip_address: normalAddress(wanted.ip_address) };
}

/** An address lies in a subnet where the router stands already, and nobody else has it. */
async function whatIsWrongWith(tx: Tx, foot: PortRecord, body: InterfaceUpdate): Promise<FieldProblems> {
  const problems: FieldProblems = checkInterfaceUpdate(body);
  const own = foot.fixed_ips.map(({ subnet_id }) => subnet_id);
  const subnets = await allOf(subnetsIn(tx), 'id', own);
  const others = (await portsOfNetwork(tx, foot.network_id)).filter(({ id }) => id !== foot.id);
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
  if (count > 0) throw conflict('in_use', `${count} static routes have this next hop`, { name, count, by: 'routes' });
}

const isSameAddress = (stored: string, given: string) => parseAddress(given)?.value === valueOf(stored);

async function afterMove(tx: Tx, viewer: Viewer, router: RouterRecord, networkId: string): Promise<Router> {
  const changed = await reviseRouter(tx, router, {});
  await announceUse(tx, [networkId], viewer);
  await announceVpnsOf(tx, router.id, viewer);
  return announceRouter(tx, 'updated', changed, viewer);
}
