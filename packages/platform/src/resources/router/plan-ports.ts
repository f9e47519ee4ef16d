import {
  type FieldProblem,
  type FieldProblems,
  type InterfaceBody,
  parseAddress,
  problem,
  type RouterBody,
} from '@skydeck/contract';
import {
  addressesTakenIn,
  chosenAddress,
  devicePort,
  isInSubnet,
  type NewPort,
  nextAddress,
  nextAddresses,
} from '../port/index.ts';
import { normalizeAddress, valueOf } from '../kit/ranges.ts';
import { checkUsable, noAddressLeft, type UsableNetwork, whyNotDirect, whyNotExternal } from '../network/index.ts';
import type { NetworkRecord } from '../network/records.ts';
import { deviceOwners, type FixedIp, type PortRecord } from '../port/records.ts';
import type { SubnetRecord } from '../subnet/records.ts';
import { gatewayOf, interfacesOf } from './ports.rules.ts';
import { overlapOf, type Owner, type RouterPorts } from './router-ports.ts';

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
export interface Refused {
  readonly problems: FieldProblems;
}
export type Plan = Planned | Refused;

const siteOf = ({ sites }: Surroundings, networkId: string): Site | null => sites.get(networkId.toLowerCase()) ?? null;
const refuse = (wrong: FieldProblem): Refused => ({ problems: { network_id: wrong } });

export type WantedGateway = NonNullable<RouterBody['external_gateway_info']>;

/** A port in an external network, with one address of each of its IP versions (Neutron's rule of any port). */
export function planGateway(
  near: Surroundings,
  router: Owner,
  { network_id: networkId, external_fixed_ips: asked = [] }: WantedGateway,
  routerPorts: RouterPorts,
): Plan {
  const whyNot = (network: NetworkRecord) => whyNotExternal(network, router, 'gateways');
  const usable = checkUsable(siteOf(near, networkId), { owner: router, whyNot });
  if ('wrong' in usable) return refuse(usable.wrong);
  const { network, subnets, ports } = usable;
  const problems = overlapOf(routerPorts, subnets);
  if (Object.keys(problems).length > 0) return { problems };
  const wrong = checkAsked(subnets, ports, asked);
  if (Object.keys(wrong).length > 0) return { problems: wrong };
  const mac_address = near.newMac();
  const fixed_ips = gatewayAddresses(subnets, ports, asked, mac_address);
  if (fixed_ips.length < new Set(subnets.map(({ ip_version }) => ip_version)).size)
    return refuse(noAddressLeft(network));
  const port = { ...devicePort(router, network.id, deviceOwners.gateway), mac_address, fixed_ips };
  return { port, network, subnets: subnetsAt(subnets, fixed_ips) };
}

/** IPv4 first, each as it is asked for or the next one. */
function gatewayAddresses(
  subnets: readonly SubnetRecord[],
  ports: readonly PortRecord[],
  asked: AskedAddresses,
  mac: string,
): FixedIp[] {
  const open = subnets.filter(({ ip_version }) => !asked.some(({ ip_address }) => isOf(ip_version, ip_address)));
  const next = nextAddresses(open, ports, mac);
  const chosen = asked.flatMap(({ ip_address }) => {
    const subnet = subnets.find((known) => isInSubnet(known, ip_address));
    return subnet ? { subnet_id: subnet.id, ip_address: normalizeAddress(ip_address) } : [];
  });
  return [...chosen, ...next].toSorted((one, other) => versionOf(one.ip_address) - versionOf(other.ip_address));
}

const versionOf = (text: string): number => parseAddress(text)?.version ?? 0;
const isOf = (version: 4 | 6, text: string): boolean => versionOf(text) === version;
const subnetsAt = (subnets: readonly SubnetRecord[], fixedIps: readonly FixedIp[]): SubnetRecord[] =>
  subnets.filter(({ id }) => fixedIps.some(({ subnet_id }) => subnet_id === id));

type AskedAddresses = readonly { readonly ip_address: string }[];

/** At most one of each IP version. Paths are those of the gateway. */
function checkAsked(
  subnets: readonly SubnetRecord[],
  ports: readonly PortRecord[],
  asked: AskedAddresses,
): FieldProblems {
  const problems: FieldProblems = {};
  for (const [at, { ip_address }] of asked.entries()) {
    const version = parseAddress(ip_address)?.version;
    const isSecond = version && asked.slice(0, at).some((other) => isOf(version, other.ip_address));
    const wrong = isSecond
      ? problem('duplicate', `There is another IPv${version} address`)
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
  const usable = checkUsable(siteOf(near, networkId), { owner: router, whyNot });
  if ('wrong' in usable) return refuse(usable.wrong);
  const { network, subnets, ports } = usable;
  const problems = overlapOf(routerPorts, subnets);
  if (Object.keys(problems).length > 0) return { problems };
  const mac_address = near.newMac();
  const chosen = addressesFor(subnets, ports, given, mac_address);
  if (!Array.isArray(chosen)) return { problems: { ip_address: chosen } };
  return {
    network,
    subnets: subnetsAt(subnets, chosen),
    port: { ...devicePort(router, network.id, deviceOwners.interface), mac_address, fixed_ips: chosen },
  };
}

function whyNotAttach(router: Owner, network: NetworkRecord, routerPorts: RouterPorts): FieldProblem | null {
  const values = { name: network.name };
  if (gatewayOf(routerPorts.ports)?.network_id === network.id) {
    return problem('network_is_gateway', `'${network.name}' is the router's external network`, values);
  }
  if (interfacesOf(routerPorts.ports).some(({ network_id }) => network_id === network.id)) {
    return problem('network_already_attached', `The router is connected with '${network.name}' already`, values);
  }
  return whyNotDirect(network, router);
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
  const chosen: FixedIp[] = [];
  for (const subnet of subnets) {
    const found =
      given !== undefined && isInSubnet(subnet, given)
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
export function checkGiven(
  subnets: readonly SubnetRecord[],
  ports: readonly PortRecord[],
  given: string,
): FieldProblem | null {
  const chosen = chosenAddress(given, subnets, ports, { isRouter: true });
  return 'wrong' in chosen ? chosen.wrong : null;
}
