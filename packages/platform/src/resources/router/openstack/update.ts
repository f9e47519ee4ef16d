import type { FieldProblems, Router, RouterUpdate } from '@skydeck/contract';
import type { Actor } from '../../../engines/embedded/access.ts';
import { nameProblems } from '../../../engines/embedded/plain-changes.ts';
import { portsOfDevice } from '../../port/embedded/index.ts';
import { idsOf } from '../../../engines/embedded/find-records.ts';
import { type RouterRecord } from '../embedded/records.ts';
import { refusePortInUse } from '../embedded/dependents.ts';
import { routerEventOf } from './events.ts';
import type { OpenstackParts } from '../../../engines/openstack/parts.ts';
import { invalid, pluralize, refuseInUse, refuseOldRevision } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/store.ts';
import { isSameGateway, refuseLostRoutes } from '../embedded/change.ts';
import { planGateway } from '../embedded/plan-ports.ts';
import {
  type Plan,
  type RouterPorts,
  routerPortsOf,
  withoutNetwork,
  withRouterPort,
} from '../embedded/router-ports.ts';
import { checkRoutesFrom } from '../embedded/static-routes.ts';
import { type Changed, changedRouter, findRouter, viewOf } from './changed.ts';
import { gatewayBody, gatewayPath, noteProblems } from './plan.ts';
import { usageEventsOf } from '../../network/openstack/index.ts';
import { gatewayOf, interfacesOf } from '../embedded/ports.rules.ts';

export async function updateRouter(
  parts: OpenstackParts,
  actor: Actor,
  id: string,
  body: RouterUpdate,
  revision: number | null,
): Promise<Changed<Router>> {
  const wantedNetwork = body.external_gateway_info?.network_id.toLowerCase();
  const { router, tx } = await findRouter(parts, actor, id, wantedNetwork === undefined ? [] : [wantedNetwork]);
  refuseOldRevision(router, revision);
  const name = (body.name ?? router.name).trim();
  const before = await routerPortsOf(tx, id);
  const { ports, plan, isMoved } = await planGatewayChange(tx, router, body, before);
  const problems: FieldProblems = nameProblems(name);
  if (plan && 'problems' in plan) noteProblems(problems, plan.problems, gatewayPath);
  else if (body.routes) Object.assign(problems, checkRoutesFrom(ports, body.routes));
  if (Object.keys(problems).length > 0) throw invalid(problems);
  if (!body.routes) refuseLostRoutes(router, before, ports);
  const old = gatewayOf(await portsOfDevice(tx, id));
  if (isMoved && old) await refusePortInUse(tx, router, old);

  await putRouter(parts, router, {
    revision,
    changes: { ...(name !== router.name && { name }), ...gatewayChange(router, body, plan, isMoved) },
    routes: body.routes,
    // Neutron looks at the next hops before it changes the gateway.
    routesLast: isMoved && checkRoutesOf(before, body) === 'unreachable',
  });
  const moved = isMoved ? [old?.network_id, wantedNetwork].flatMap((one) => one ?? []) : [];
  return changedRouter(parts, actor, 'updated', id, moved);
}

const checkRoutesOf = (ports: RouterPorts, { routes = [] }: RouterUpdate) =>
  Object.keys(checkRoutesFrom(ports, routes)).length > 0 ? 'unreachable' : 'reachable';

/** `isMoved` is false when the gateway stays where it is: then it keeps its address. */
async function planGatewayChange(
  tx: Tx,
  router: RouterRecord,
  { external_gateway_info: wanted }: RouterUpdate,
  before: RouterPorts,
): Promise<{ ports: RouterPorts; plan: Plan | null; isMoved: boolean }> {
  const current = gatewayOf(before.ports);
  if (wanted === undefined || (current && wanted && isSameGateway(current, wanted)) || (!current && wanted === null))
    return { ports: before, plan: null, isMoved: false };
  const without = current ? withoutNetwork(before, current.network_id) : before;
  if (wanted === null) return { ports: without, plan: null, isMoved: true };
  const plan = await planGateway(tx, router, wanted, without);
  return { ports: 'port' in plan ? withRouterPort(without, plan) : without, plan, isMoved: true };
}

/** A new gateway translates addresses unless it is told not to; the same one keeps what it was told. */
function gatewayChange(
  router: RouterRecord,
  { external_gateway_info: wanted }: RouterUpdate,
  plan: Plan | null,
  isMoved: boolean,
): object {
  if (wanted === undefined || (wanted === null && !isMoved)) return {};
  if (wanted === null) return { external_gateway_info: {} };
  if (plan && 'port' in plan) return { external_gateway_info: gatewayBody(plan, wanted.enable_snat ?? true) };
  const { network_id, enable_snat = router.enable_snat } = wanted;
  return enable_snat === router.enable_snat ? {} : { external_gateway_info: { network_id, enable_snat } };
}

interface Changes {
  readonly revision: number | null;
  readonly changes: object;
  readonly routes: RouterUpdate['routes'];
  readonly routesLast: boolean;
}

/** Throws 412 when somebody was faster. */
async function putRouter(
  { cloud }: OpenstackParts,
  { id }: RouterRecord,
  { revision, changes, routes, routesLast }: Changes,
): Promise<void> {
  const first = routesLast || !routes ? changes : { ...changes, routes };
  const put = (router: object, expected: number | null) =>
    cloud.network.put(`/routers/${id}`, { router }, { revision: expected });
  if (Object.keys(first).length > 0) await put(first, revision);
  if (routesLast && routes) await put({ routes }, null);
}

export async function removeRouter(parts: OpenstackParts, actor: Actor, id: string): Promise<Changed<null>> {
  const found = await findRouter(parts, actor, id);
  const { name } = found.router;
  const ports = await portsOfDevice(found.tx, id);
  const { length: count } = interfacesOf(ports);
  refuseInUse(`'${name}' is connected with ${pluralize(count, 'network')}`, { name, count, by: 'interfaces' });
  const view = await viewOf(found);
  await parts.cloud.network.remove(`/routers/${id}`);
  const usage = await usageEventsOf(parts, idsOf(ports, 'network_id'), actor);
  return { value: null, events: [routerEventOf('deleted', view, actor), ...usage] };
}
