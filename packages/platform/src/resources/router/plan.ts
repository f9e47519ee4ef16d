import {
  checkAddress,
  checkInterfaceUpdate,
  contains,
  type FieldProblem,
  type FieldProblems,
  type InterfaceBody,
  type InterfaceUpdate,
  isHostIn,
  parseAddress,
  problem,
  type RouterBody,
  type RouterUpdate,
} from '@skydeck/contract';
import { nameProblems } from '../../engines/embedded/plain-changes.ts';
import { addressesTakenIn, devicePort, type NewPort, nextAddress } from '../../engines/embedded/ports.ts';
import { cidrOf, normalizeAddress, valueOf } from '../../engines/embedded/ranges.ts';
import {
  checkUsable,
  noAddressLeft,
  type UsableNetwork,
  whyNotDirect,
  whyNotExternal,
} from '../../engines/embedded/usable-network.ts';
import { invalid, pluralize, refuseInUse } from '../../http/refusal.ts';
import type { NetworkRecord } from '../network/embedded/records.ts';
import { deviceOwners, type FixedIp, type PortRecord } from '../port/embedded/records.ts';
import type { SubnetRecord } from '../subnet/embedded/records.ts';
import type { RouterRecord } from './embedded/records.ts';
import {
  gatewayOf,
  interfacesOf,
  noRouterPorts,
  overlapOf,
  type Owner,
  type RouterPorts,
  withoutNetwork,
  withRouterPort,
} from './router-ports.ts';
import { checkRoutesFrom, routesLostBy } from './static-routes.ts';

// What a call makes of a router, before any engine writes it: decided from what was read, by nothing else.

/** A network, with all that has an address there. */
export interface Site extends UsableNetwork {
  readonly ports: readonly PortRecord[];
}

/** What an engine reads before it plans. */
export interface Surroundings {
  /** The networks that a call names, by id. */
  readonly sites: ReadonlyMap<string, Site>;
  /** An address of SLAAC follows from it. */
  readonly newMac: () => string;
}

/** A port that may be opened, and where it will stand. */
export interface Planned {
  readonly port: NewPort;
  readonly network: NetworkRecord;
  readonly subnets: readonly SubnetRecord[];
}

/** Why not: paths are those of `{network_id, ip_address}`. */
interface Refused {
  readonly problems: FieldProblems;
}
type Plan = Planned | Refused;

type WantedGateway = NonNullable<RouterBody['external_gateway_info']>;

const siteOf = ({ sites }: Surroundings, networkId: string): Site | null => sites.get(networkId.toLowerCase()) ?? null;
const refuse = (wrong: FieldProblem): Refused => ({ problems: { network_id: wrong } });

/** The ports of a new router, or what is wrong with each that was asked for. */
export function planNewRouter(
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
  const plan = planGateway(near, router, wanted, without);
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

/** Throws 409 for routes whose next hop is reached before and not after. */
export function refuseLostRoutes({ name, routes }: RouterRecord, before: RouterPorts, after: RouterPorts): void {
  const { length: count } = routesLostBy(routes, before, after);
  refuseInUse(`A next hop there is needed by ${pluralize(count, 'static route')}`, { name, count, by: 'routes' });
}

/** A port in an external network, with one address of each of its IP versions. */
function planGateway(
  near: Surroundings,
  router: Owner,
  { network_id: networkId, external_fixed_ips: asked = [] }: WantedGateway,
  routerPorts: RouterPorts,
): Plan {
  const whyNot = (network: NetworkRecord) => whyNotExternal(network, router.project_id, 'gateways');
  const usable = checkUsable(siteOf(near, networkId), { projectId: router.project_id, whyNot });
  if ('wrong' in usable) return refuse(usable.wrong);
  const { network, subnets, ports } = usable;
  const problems = { ...overlapOf(routerPorts, subnets) };
  if (Object.keys(problems).length > 0) return { problems };
  const wrong = checkAsked(subnets, ports, asked);
  if (Object.keys(wrong).length > 0) return { problems: wrong };
  const mac_address = near.newMac();
  const fixed_ips = subnets.flatMap((subnet) => {
    const chosen = asked.find(({ ip_address }) => isIn(subnet, ip_address));
    if (chosen) return { subnet_id: subnet.id, ip_address: normalizeAddress(chosen.ip_address) };
    return nextAddress(subnet, ports, mac_address) ?? [];
  });
  if (fixed_ips.length < subnets.length) return refuse(noAddressLeft(network));
  const port = { ...devicePort(router, network.id, deviceOwners.gateway), mac_address, fixed_ips };
  return { port, network, subnets };
}

type AskedAddresses = readonly { readonly ip_address: string }[];

function isIn(subnet: SubnetRecord, text: string): boolean {
  const address = parseAddress(text);
  return address !== null && contains(cidrOf(subnet), address);
}

/** At most one in each subnet. Paths are those of the gateway. */
function checkAsked(
  subnets: readonly SubnetRecord[],
  ports: readonly PortRecord[],
  asked: AskedAddresses,
): FieldProblems {
  const problems: FieldProblems = {};
  for (const [at, { ip_address }] of asked.entries()) {
    const subnet = subnets.find((known) => isIn(known, ip_address));
    const isSecond = subnet && asked.slice(0, at).some((other) => isIn(subnet, other.ip_address));
    const wrong = isSecond
      ? problem('duplicate', `There is another address of ${subnet.cidr}`)
      : checkGiven(subnets, ports, ip_address);
    if (wrong) problems[`external_fixed_ips.${at}.ip_address`] = wrong;
  }
  return problems;
}

/** A port in a network the project may use directly: at its gateway addresses, or at `ip_address`. */
export function planInterface(
  near: Surroundings,
  router: Owner,
  { network_id: networkId, ip_address: given }: InterfaceBody,
  routerPorts: RouterPorts,
): Plan {
  const whyNot = (network: NetworkRecord) => whyNotAttach(router, network, routerPorts);
  const usable = checkUsable(siteOf(near, networkId), { projectId: router.project_id, whyNot });
  if ('wrong' in usable) return refuse(usable.wrong);
  const { network, subnets, ports } = usable;
  const problems = overlapOf(routerPorts, subnets);
  if (Object.keys(problems).length > 0) return { problems };
  const mac_address = near.newMac();
  const chosen = addressesFor(subnets, ports, given, mac_address);
  if (!Array.isArray(chosen)) return { problems: { ip_address: chosen } };
  return {
    network,
    subnets: subnets.filter((subnet) => chosen.some(({ subnet_id }) => subnet_id === subnet.id)),
    port: { ...devicePort(router, network.id, deviceOwners.interface), mac_address, fixed_ips: chosen },
  };
}

/** The router's port in the network that is named. Throws 400 where there is none, or none at this address. */
export function findAttached(
  ports: readonly PortRecord[],
  { network_id: networkId, ip_address: address }: InterfaceBody,
): PortRecord {
  const port = interfacesOf(ports).find(({ network_id }) => network_id === networkId.toLowerCase());
  if (!port)
    throw invalid({ network_id: problem('network_not_attached', 'The router does not stand in this network') });
  const isAt = (given: string) =>
    port.fixed_ips.some(({ ip_address }) => valueOf(ip_address) === parseAddress(given)?.value);
  if (address !== undefined && !isAt(address))
    throw invalid({ ip_address: problem('address_unknown', `The router is not '${address}' there`, { address }) });
  return port;
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

function whyNotAttach(router: Owner, network: NetworkRecord, routerPorts: RouterPorts): FieldProblem | null {
  const values = { name: network.name };
  if (gatewayOf(routerPorts.ports)?.network_id === network.id) {
    return problem('network_is_gateway', `'${network.name}' is the router's external network`, values);
  }
  if (interfacesOf(routerPorts.ports).some(({ network_id }) => network_id === network.id)) {
    return problem('network_already_attached', `The router is connected with '${network.name}' already`, values);
  }
  return whyNotDirect(network, router.project_id);
}

/** Address of each subnet, or what is wrong with (or without) `ip_address`. */
function addressesFor(
  subnets: readonly SubnetRecord[],
  ports: readonly PortRecord[],
  given: string | undefined,
  mac: string,
): FixedIp[] | FieldProblem {
  const wrong = given === undefined ? null : checkGiven(subnets, ports, given);
  if (wrong) return wrong;
  const version = given === undefined ? null : parseAddress(given)?.version;
  const chosen: FixedIp[] = [];
  for (const subnet of subnets) {
    const found =
      given !== undefined && subnet.ip_version === version
        ? { subnet_id: subnet.id, ip_address: normalizeAddress(given) }
        : besideGiven(subnet, ports, given !== undefined, mac);
    if (found && 'code' in found) return found;
    if (found) chosen.push(found);
  }
  return chosen.length > 0
    ? chosen
    : problem('gateway_address_missing', 'The network has no gateway address: choose an address');
}

/** The gateway's address; a second router takes the next free one. null: a subnet without a gateway stays aside. */
function besideGiven(
  subnet: SubnetRecord,
  ports: readonly PortRecord[],
  isSecond: boolean,
  mac: string,
): FixedIp | FieldProblem | null {
  const { gateway_ip: gateway } = subnet;
  if (gateway !== null && !addressesTakenIn(subnet, ports).has(valueOf(gateway)))
    return { subnet_id: subnet.id, ip_address: gateway };
  if (!isSecond)
    return gateway === null
      ? null
      : problem('gateway_address_taken', `${gateway} is another router's: choose an address`, { address: gateway });
  return (
    nextAddress(subnet, ports, mac) ??
    problem('no_addresses_left', `${subnet.cidr} has no address left`, { name: subnet.cidr })
  );
}

/** An address somebody chose: one that a host can have in one of the subnets, and that is free. */
function checkGiven(
  subnets: readonly SubnetRecord[],
  ports: readonly PortRecord[],
  given: string,
): FieldProblem | null {
  const wrong = checkAddress(given);
  const address = parseAddress(given);
  if (wrong || !address) return wrong;
  const subnet = subnets.find((known) => contains(cidrOf(known), address));
  const cidr = subnets.map((known) => known.cidr).join(', ');
  if (!subnet) return problem('outside_subnet', `'${given}' is not inside ${cidr}`, { cidr });
  if (!isHostIn(cidrOf(subnet), address)) return problem('not_a_host', `'${given}' cannot be given to a host`);
  if (addressesTakenIn(subnet, ports).has(address.value))
    return problem('address_taken', `${given} is in use`, { address: given });
  return null;
}
