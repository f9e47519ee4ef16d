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
} from '../../port/embedded/index.ts';
import { normalizeAddress, valueOf } from '../../../engines/embedded/ranges.ts';
import {
  checkUsable,
  noAddressLeft,
  type UsableNetwork,
  whyNotDirect,
  whyNotExternal,
} from '../../network/embedded/index.ts';
import type { NetworkRecord } from '../../network/embedded/records.ts';
import { deviceOwners, type FixedIp, type PortRecord } from '../../port/embedded/records.ts';
import type { SubnetRecord } from '../../subnet/embedded/records.ts';
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

/** A port in an external network, with one address of each of its IP versions. */
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
  const fixed_ips = subnets.flatMap((subnet) => {
    const chosen = asked.find(({ ip_address }) => isInSubnet(subnet, ip_address));
    if (chosen) return { subnet_id: subnet.id, ip_address: normalizeAddress(chosen.ip_address) };
    return nextAddress(subnet, ports, mac_address) ?? [];
  });
  if (fixed_ips.length < subnets.length) return refuse(noAddressLeft(network));
  const port = { ...devicePort(router, network.id, deviceOwners.gateway), mac_address, fixed_ips };
  return { port, network, subnets };
}

type AskedAddresses = readonly { readonly ip_address: string }[];

/** At most one in each subnet. Paths are those of the gateway. */
function checkAsked(
  subnets: readonly SubnetRecord[],
  ports: readonly PortRecord[],
  asked: AskedAddresses,
): FieldProblems {
  const problems: FieldProblems = {};
  for (const [at, { ip_address }] of asked.entries()) {
    const subnet = subnets.find((known) => isInSubnet(known, ip_address));
    const isSecond = subnet && asked.slice(0, at).some((other) => isInSubnet(subnet, other.ip_address));
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
    subnets: subnets.filter((subnet) => chosen.some(({ subnet_id }) => subnet_id === subnet.id)),
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
export function checkGiven(
  subnets: readonly SubnetRecord[],
  ports: readonly PortRecord[],
  given: string,
): FieldProblem | null {
  const chosen = chosenAddress(given, subnets, ports, { isRouter: true });
  return 'wrong' in chosen ? chosen.wrong : null;
}
