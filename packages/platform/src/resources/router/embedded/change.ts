import type { FieldProblems, Router, RouterBody, RouterUpdate } from '@skydeck/contract';
import { newRecord } from '../../../engines/embedded/owner.ts';
import { closePorts, insertPort, type NewPort, portsOfDevice } from '../../port/embedded/index.ts';
import { refuseOverQuota } from '../../../engines/embedded/quota.ts';
import { type RouterRecord, routerRecords } from './records.ts';
import { refusePortInUse } from './dependents.ts';
import { injectFault } from '../../../engines/embedded/fault-injection.ts';
import { normalizeAddress } from '../../../engines/embedded/ranges.ts';
import type { Actor } from '../../../engines/embedded/access.ts';
import { invalid, pluralize, refuseInUse } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/store.ts';
import { nameProblems } from '../../../engines/embedded/plain-changes.ts';
import {
  noRouterPorts,
  type Owner,
  type Plan,
  type RouterPorts,
  routerPortsOf,
  withoutNetwork,
  withRouterPort,
  reviseRouter,
} from './router-ports.ts';
import { planGateway, planInterface } from './plan-ports.ts';
import { checkRoutesFrom, routesLostBy } from './static-routes.ts';
import { routerViews } from './views.ts';
import { gatewayOf, interfacesOf, summaryOf } from './ports.rules.ts';

export async function createRouter(tx: Tx, actor: Actor, body: RouterBody): Promise<Router> {
  const fresh = await newRecord(tx, actor);
  const name = body.name.trim();
  injectFault(name, 'create');
  const { ports, problems } = await planRouterPorts(tx, fresh, body);
  Object.assign(problems, nameProblems(name));
  if (Object.keys(problems).length > 0) throw invalid(problems);
  await refuseOverQuota(tx, fresh.project_id, 'routers');

  const router = await routerRecords.insert(tx, {
    ...fresh,
    name,
    status: 'ACTIVE',
    enable_snat: body.external_gateway_info?.enable_snat ?? true,
    routes: [],
    ...summaryOf(ports),
  });
  for (const port of ports) await insertPort(tx, port);
  return routerViews.one(tx, router);
}

async function planRouterPorts(
  tx: Tx,
  owner: Owner,
  body: RouterBody,
): Promise<{ ports: NewPort[]; problems: FieldProblems }> {
  const ports: NewPort[] = [];
  const problems: FieldProblems = {};
  let routerPorts: RouterPorts = noRouterPorts;
  const take = (plan: Plan, pathOf: (path: string) => string) => {
    if ('problems' in plan) return note(problems, plan.problems, pathOf);
    ports.push(plan.port);
    routerPorts = withRouterPort(routerPorts, plan);
  };
  const gateway = body.external_gateway_info;
  if (gateway) take(await planGateway(tx, owner, gateway, routerPorts), gatewayPath);
  for (const [at, asked] of (body.interfaces ?? []).entries()) {
    // Whatever is wrong with an address that nobody chose is wrong with the network.
    const pathOf = (path: string) => `interfaces.${at}.${asked.ip_address === undefined ? 'network_id' : path}`;
    take(await planInterface(tx, owner, asked, routerPorts), pathOf);
  }
  return { ports, problems };
}

const gatewayPath = (path: string) => `external_gateway_info.${path}`;

function note(problems: FieldProblems, found: FieldProblems, pathOf: (path: string) => string): void {
  for (const [path, wrong] of Object.entries(found)) problems[pathOf(path)] = wrong;
}

export async function updateRouter(
  tx: Tx,
  actor: Actor,
  id: string,
  body: RouterUpdate,
  revision: number | null,
): Promise<Router> {
  const router = await routerRecords.findCurrent(tx, actor, id, revision);
  const name = (body.name ?? router.name).trim();
  injectFault(name, 'update');
  const before = await routerPortsOf(tx, id);
  const problems = nameProblems(name);
  const { routerPorts, touched, plan } = await planGatewayChange(tx, router, body, before);
  if (plan && 'problems' in plan) note(problems, plan.problems, gatewayPath);
  else if (body.routes) Object.assign(problems, checkRoutesFrom(routerPorts, body.routes));
  if (Object.keys(problems).length > 0) throw invalid(problems);
  if (!body.routes) refuseLostRoutes(router, before, routerPorts);

  if (touched) {
    const old = gatewayOf(await portsOfDevice(tx, id));
    if (old) {
      await refusePortInUse(tx, router, old);
      await closePorts(tx, [old]);
    }
    if (plan && 'port' in plan) await insertPort(tx, plan.port);
  }
  const changed = await reviseRouter(tx, router, {
    name,
    enable_snat: snatAfter(router, body, touched),
    ...(body.routes && { routes: body.routes }),
  });
  return routerViews.one(tx, changed);
}

/** A new gateway translates addresses unless it is told not to; the same one keeps what it was told. */
function snatAfter(router: RouterRecord, { external_gateway_info: gateway }: RouterUpdate, isNew: boolean): boolean {
  if (!gateway) return gateway === null ? true : router.enable_snat;
  return gateway.enable_snat ?? (isNew ? true : router.enable_snat);
}

type WantedGateway = NonNullable<RouterBody['external_gateway_info']>;

/** In the same network, at the addresses that are asked for. */
export const isSameGateway = (
  { network_id, fixed_ips }: RouterPorts['ports'][number],
  wanted: WantedGateway,
): boolean =>
  network_id === wanted.network_id.toLowerCase() &&
  (wanted.external_fixed_ips ?? []).every(({ ip_address: asked }) =>
    fixed_ips.some(({ ip_address }) => ip_address === normalizeAddress(asked)),
  );

/** `touched` is false when the gateway stays where it is: then it keeps its address. */
async function planGatewayChange(
  tx: Tx,
  router: RouterRecord,
  { external_gateway_info: wanted }: RouterUpdate,
  before: RouterPorts,
) {
  const current = gatewayOf(before.ports);
  if (wanted === undefined || (current && wanted && isSameGateway(current, wanted)) || (!current && wanted === null))
    return { routerPorts: before, touched: false, plan: null };
  const without = current ? withoutNetwork(before, current.network_id) : before;
  if (wanted === null) return { routerPorts: without, touched: true, plan: null };
  const plan = await planGateway(tx, router, wanted, without);
  return { routerPorts: 'port' in plan ? withRouterPort(without, plan) : without, touched: true, plan };
}

export function refuseLostRoutes(router: RouterRecord, before: RouterPorts, after: RouterPorts): void {
  const { length: count } = routesLostBy(router.routes, before, after);
  refuseInUse(`A next hop there is needed by ${pluralize(count, 'static route')}`, {
    name: router.name,
    count,
    by: 'routes',
  });
}

export async function deleteRouter(tx: Tx, actor: Actor, id: string): Promise<void> {
  const router = await routerRecords.find(tx, actor, id);
  injectFault(router.name, 'delete');
  const ports = await portsOfDevice(tx, id);
  const { length: count } = interfacesOf(ports);
  refuseInUse(`'${router.name}' is connected with ${pluralize(count, 'network')}`, {
    name: router.name,
    count,
    by: 'interfaces',
  });
  await routerRecords.in(tx).remove(id);
  await closePorts(tx, ports);
}
