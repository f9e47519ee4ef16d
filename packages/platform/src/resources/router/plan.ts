import {
  checkInterfaceUpdate,
  type FieldProblems,
  type InterfaceBody,
  type InterfaceUpdate,
  parseAddress,
  problem,
  type RouterBody,
  type RouterUpdate,
} from '@skydeck/contract';
import { nameProblems } from '../kit/names.ts';
import { normalizeAddress, valueOf } from '../kit/ranges.ts';
import { invalid, pluralize, refuseInUse } from '../../http/refusal.ts';
import type { FixedIp, PortRecord } from '../port/records.ts';
import type { RouterRecord } from './records.ts';
import {
  checkGiven,
  type Plan,
  planGateway,
  planInterface,
  type Planned,
  type Refused,
  type Site,
  type Surroundings,
  type WantedGateway,
} from './plan-ports.ts';
import { gatewayOf, interfacesOf } from './ports.rules.ts';
import { noRouterPorts, type Owner, type RouterPorts, withoutNetwork, withRouterPort } from './router-ports.ts';
import { checkRoutesFrom, routesLostBy } from './static-routes.ts';

// What a call makes of a router, before any engine writes it: decided from what was read, by nothing else.

/** A new router with its ports. Throws all that is wrong with it. */
export function planNewRouter(near: Surroundings, owner: Owner, body: RouterBody) {
  const name = body.name.trim();
  const { problems, ...plan } = planNewPorts(near, owner, body);
  Object.assign(problems, nameProblems(name));
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return { name, ...plan };
}

/** The ports of a new router, or what is wrong with each that was asked for. */
export function planNewPorts(
  near: Surroundings,
  owner: Owner,
  body: Pick<RouterBody, 'external_gateway_info' | 'interfaces'>,
) {
  const problems: FieldProblems = {};
  let routerPorts: RouterPorts = noRouterPorts;
  const take = (plan: Plan, pathOf: (path: string) => string): Planned[] => {
    if ('problems' in plan) {
      noteProblems(problems, plan.problems, pathOf);
      return [];
    }
    routerPorts = withRouterPort(routerPorts, plan);
    return [plan];
  };
  const wanted = body.external_gateway_info;
  const [gateway = null] = wanted ? take(planGateway(near, owner, wanted, routerPorts), gatewayPath) : [];
  const interfaces = (body.interfaces ?? []).flatMap((asked, at) => {
    // Whatever is wrong with an address that nobody chose is wrong with the network.
    const pathOf = (path: string) => `interfaces.${at}.${asked.ip_address === undefined ? 'network_id' : path}`;
    return take(planInterface(near, owner, asked, routerPorts), pathOf);
  });
  return { gateway, interfaces, routerPorts, problems };
}

const gatewayPath = (path: string) => `external_gateway_info.${path}`;

function noteProblems(problems: FieldProblems, found: FieldProblems, pathOf: (path: string) => string): void {
  for (const [path, wrong] of Object.entries(found)) problems[pathOf(path)] = wrong;
}

interface GatewayChange {
  /** The router's ports afterwards. */
  readonly routerPorts: RouterPorts;
  /** false: the gateway stays where it is, and keeps its address. */
  readonly isMoved: boolean;
  /** null: it goes, or stays. */
  readonly gateway: Planned | null;
  readonly enableSnat: boolean;
}

interface RouterPlan extends GatewayChange {
  readonly name: string;
}

/** What a change makes of a router. Throws 400, and 409 when a kept route would lose its next hop. */
export function planUpdate(
  near: Surroundings,
  router: RouterRecord,
  body: RouterUpdate,
  before: RouterPorts,
): RouterPlan {
  const name = (body.name ?? router.name).trim();
  const problems = nameProblems(name);
  const change = planGatewayChange(near, router, body, before);
  if ('problems' in change) noteProblems(problems, change.problems, gatewayPath);
  else if (body.routes) Object.assign(problems, checkRoutesFrom(change.routerPorts, body.routes));
  if ('problems' in change || Object.keys(problems).length > 0) throw invalid(problems);
  if (!body.routes) refuseLostRoutes(router, before, change.routerPorts);
  return { name, ...change };
}

function planGatewayChange(
  near: Surroundings,
  router: RouterRecord,
  { external_gateway_info: wanted }: RouterUpdate,
  before: RouterPorts,
): GatewayChange | Refused {
  const current = gatewayOf(before.ports);
  if (wanted === undefined || (wanted === null && !current))
    return { routerPorts: before, isMoved: false, gateway: null, enableSnat: router.enable_snat };
  if (current && wanted && isSameGateway(current, wanted)) {
    // It keeps what it was told.
    const enableSnat = wanted.enable_snat ?? router.enable_snat;
    return { routerPorts: before, isMoved: false, gateway: null, enableSnat };
  }
  const without = current ? withoutNetwork(before, current.network_id) : before;
  if (wanted === null) return { routerPorts: without, isMoved: true, gateway: null, enableSnat: true };
  const staying = current?.network_id === wanted.network_id.toLowerCase() ? current : null;
  const plan = planGateway(staying ? withoutGatewayOf(near, router) : near, router, keeping(staying, wanted), without);
  if ('problems' in plan) return plan;
  // A new one translates addresses unless it is told not to.
  const enableSnat = wanted.enable_snat ?? true;
  return { routerPorts: withRouterPort(without, plan), isMoved: true, gateway: plan, enableSnat };
}

/** In the same network, at the addresses that are asked for. */
const isSameGateway = ({ network_id, fixed_ips }: RouterPorts['ports'][number], wanted: WantedGateway): boolean =>
  network_id === wanted.network_id.toLowerCase() &&
  (wanted.external_fixed_ips ?? []).every(({ ip_address: asked }) =>
    fixed_ips.some(({ ip_address }) => ip_address === normalizeAddress(asked)),
  );

/** Who chooses an address of one IP version has the one of the other version still. */
// spec: router.gateway.keep
function keeping(current: RouterPorts['ports'][number] | null, wanted: WantedGateway): WantedGateway {
  const asked = wanted.external_fixed_ips ?? [];
  const versions = asked.map(({ ip_address }) => parseAddress(ip_address)?.version);
  const kept = (current?.fixed_ips ?? []).filter(
    ({ ip_address }) => !versions.includes(parseAddress(ip_address)?.version),
  );
  return { ...wanted, external_fixed_ips: [...asked, ...kept.map(({ ip_address }) => ({ ip_address }))] };
}

/** What the router's gateway has now is free for it. */
const withoutGatewayOf = ({ sites, newMac }: Surroundings, { id }: Owner): Surroundings => ({
  newMac,
  sites: new Map(
    [...sites].map(([networkId, site]) => [
      networkId,
      { ...site, ports: site.ports.filter((port) => port.device_id !== id || gatewayOf([port]) === undefined) },
    ]),
  ),
});

/** Throws 409 for routes whose next hop is reached before and not after. */
export function refuseLostRoutes({ name, routes }: RouterRecord, before: RouterPorts, after: RouterPorts): void {
  const { length: count } = routesLostBy(routes, before, after);
  refuseInUse(`A next hop there is needed by ${pluralize(count, 'static route')}`, { name, count, by: 'routes' });
}

/**
 * The router's ports in the network that is named (an engine may have several there), or the one at this address. Throws
 * 400 where there is none.
 */
export function findAttached(
  ports: readonly PortRecord[],
  { network_id: networkId, ip_address: address }: InterfaceBody,
): PortRecord[] {
  const there = interfacesOf(ports).filter(({ network_id }) => network_id === networkId.toLowerCase());
  if (there.length === 0)
    throw invalid({ network_id: problem('network_not_attached', 'The router does not stand in this network') });
  if (address === undefined) return there;
  const value = parseAddress(address)?.value;
  const named = there.filter(({ fixed_ips }) => fixed_ips.some(({ ip_address }) => valueOf(ip_address) === value));
  if (named.length === 0)
    throw invalid({ ip_address: problem('address_unknown', `The router is not '${address}' there`, { address }) });
  return named;
}

/**
 * The addresses of an interface after a change. `site` is where it stands. Throws 400 for an address outside of its subnets
 * or of somebody else, and 409 when the router would be its own next hop.
 */
export function planInterfaceUpdate(
  router: RouterRecord,
  port: PortRecord,
  site: Pick<Site, 'subnets' | 'ports'>,
  body: InterfaceUpdate,
): FixedIp[] {
  const problems = { ...addressProblems(port, site, body), ...checkInterfaceUpdate(body) };
  if (Object.keys(problems).length > 0) throw invalid(problems);
  refuseNextHops(router, body);
  return port.fixed_ips.map((ip) => {
    const wanted = body.fixed_ips.find(({ subnet_id }) => subnet_id.toLowerCase() === ip.subnet_id);
    return wanted ? { ...ip, ip_address: normalizeAddress(wanted.ip_address) } : ip;
  });
}

/** An address lies in a subnet where the router stands already, and nobody else has it. */
function addressProblems(
  port: PortRecord,
  { subnets, ports }: Pick<Site, 'subnets' | 'ports'>,
  { fixed_ips }: InterfaceUpdate,
): FieldProblems {
  const problems: FieldProblems = {};
  const others = ports.filter(({ id }) => id !== port.id);
  for (const [at, { subnet_id, ip_address }] of fixed_ips.entries()) {
    const isOwn = port.fixed_ips.some((ip) => ip.subnet_id === subnet_id.toLowerCase());
    const subnet = subnets.find(({ id }) => isOwn && id === subnet_id.toLowerCase());
    const wrong = subnet
      ? checkGiven([subnet], others, ip_address)
      : problem('network_not_attached', 'The router does not stand in this subnet');
    if (wrong) problems[`fixed_ips.${at}.ip_address`] = wrong;
  }
  return problems;
}

/** A router is not its own next hop. */
function refuseNextHops({ routes, name }: RouterRecord, { fixed_ips }: InterfaceUpdate): void {
  const wanted = fixed_ips.map(({ ip_address }) => valueOf(ip_address));
  const { length: count } = routes.filter(({ nexthop }) => wanted.includes(valueOf(nexthop)));
  refuseInUse(`This is the next hop of ${pluralize(count, 'static route')}`, { name, count, by: 'routes' });
}
