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
  newMac,
  nextAddress,
  portsOfNetwork,
} from '../../port/embedded/index.ts';
import { normalizeAddress, valueOf } from '../../../engines/embedded/ranges.ts';
import { deviceOwners, type FixedIp, type PortRecord } from '../../port/embedded/records.ts';
import type { NetworkRecord } from '../../network/embedded/records.ts';
import type { SubnetRecord } from '../../subnet/embedded/records.ts';
import { portStatusIn } from '../../../engines/embedded/fault-injection.ts';
import type { Tx } from '../../../store/store.ts';
import { noAddressLeft, usableNetwork, whyNotDirect, whyNotExternal } from '../../network/embedded/index.ts';
import { overlapOf, type Owner, type Plan, type RouterPorts } from './router-ports.ts';
import { gatewayOf, interfacesOf } from './ports.rules.ts';

const refuse = (wrong: FieldProblem): Plan => ({ problems: { network_id: wrong } });

/** A port in an external network, with one address of each of its IP versions. */
export async function planGateway(
  tx: Tx,
  router: Owner,
  { network_id: networkId, external_fixed_ips: asked = [] }: NonNullable<RouterBody['external_gateway_info']>,
  routerPorts: RouterPorts,
): Promise<Plan> {
  const whyNot = (network: NetworkRecord) => whyNotExternal(network, router, 'gateways');
  const usable = await usableNetwork(tx, { owner: router, networkId, whyNot });
  if ('wrong' in usable) return refuse(usable.wrong);
  const { network, subnets } = usable;
  const problems = overlapOf(routerPorts, subnets);
  if (Object.keys(problems).length > 0) return { problems };
  const mac_address = newMac();
  const ports = await portsOfNetwork(tx, network.id);
  const wrong = checkAsked(subnets, ports, asked);
  if (Object.keys(wrong).length > 0) return { problems: wrong };
  const fixed_ips = subnets.flatMap((subnet) => {
    const chosen = asked.find(({ ip_address }) => isInSubnet(subnet, ip_address));
    if (chosen) return { subnet_id: subnet.id, ip_address: normalizeAddress(chosen.ip_address) };
    return nextAddress(subnet, ports, mac_address) ?? [];
  });
  if (fixed_ips.length < subnets.length) return refuse(noAddressLeft(network));
  return { subnets, port: { ...devicePort(router, network.id, deviceOwners.gateway), mac_address, fixed_ips } };
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
export async function planInterface(
  tx: Tx,
  router: Owner,
  { network_id: networkId, ip_address: given }: InterfaceBody,
  routerPorts: RouterPorts,
): Promise<Plan> {
  const whyNot = (network: NetworkRecord) => whyNotAttach(router, network, routerPorts);
  const usable = await usableNetwork(tx, { owner: router, networkId, whyNot });
  if ('wrong' in usable) return refuse(usable.wrong);
  const { network, subnets } = usable;
  const problems = overlapOf(routerPorts, subnets);
  if (Object.keys(problems).length > 0) return { problems };
  const mac_address = newMac();
  const chosen = addressesFor(subnets, await portsOfNetwork(tx, network.id), given, mac_address);
  if (!Array.isArray(chosen)) return { problems: { ip_address: chosen } };
  return {
    subnets: subnets.filter((subnet) => chosen.some(({ subnet_id }) => subnet_id === subnet.id)),
    port: {
      ...devicePort(router, network.id, deviceOwners.interface),
      mac_address,
      status: portStatusIn(network.name),
      fixed_ips: chosen,
    },
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
