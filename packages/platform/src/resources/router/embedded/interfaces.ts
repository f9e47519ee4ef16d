import {
  checkAddress,
  contains,
  type FieldProblem,
  type InterfaceBody,
  isHostIn,
  parseAddress,
  problem,
} from '@skydeck/contract';
import {
  addressesTakenIn,
  newMac,
  nextAddress,
  portsOfNetwork,
  subnetsOfNetwork,
} from '../../../engines/embedded/ports.ts';
import { cidrOf, normalizeAddress, valueOf } from '../../../engines/embedded/ranges.ts';
import {
  type FixedIp,
  type NetworkRecord,
  networksIn,
  deviceOwners,
  type PortRecord,
  type SubnetRecord,
} from '../../../engines/embedded/records.ts';
import { portStatusIn } from '../../../engines/embedded/fault-injection.ts';
import { allowsPort, seesNetwork } from '../../../engines/embedded/access.ts';
import type { Tx } from '../../../store/store.ts';
import {
  actorOf,
  gatewayOf,
  interfacesOf,
  overlapOf,
  type Owner,
  type Plan,
  type RouterPorts,
} from './router-ports.ts';

/** A port in a network the project may use directly: at its gateway addresses, or at `ip_address`. */
export async function planInterface(
  tx: Tx,
  router: Owner,
  body: InterfaceBody,
  routerPorts: RouterPorts,
): Promise<Plan> {
  const network = await networksIn(tx).get(body.network_id.toLowerCase());
  if (!network || !seesNetwork(actorOf(router), network)) {
    return { problems: { network_id: problem('network_unknown', 'There is no such network') } };
  }
  const unfit = whyNotAttach(router, network, routerPorts);
  if (unfit) return { problems: { network_id: unfit } };
  const subnets = await subnetsOfNetwork(tx, network.id);
  if (subnets.length === 0) {
    return {
      problems: {
        network_id: problem('network_without_subnets', `'${network.name}' has no subnet`, { name: network.name }),
      },
    };
  }
  const overlap = overlapOf(routerPorts, subnets);
  if (Object.keys(overlap).length > 0) return { problems: overlap };

  const mac_address = newMac();
  const chosen = addressesFor(subnets, await portsOfNetwork(tx, network.id), body.ip_address, mac_address);
  if (!Array.isArray(chosen)) return { problems: { ip_address: chosen } };
  const { project_id, domain_id, id } = router;
  return {
    subnets: subnets.filter((subnet) => chosen.some(({ subnet_id }) => subnet_id === subnet.id)),
    port: {
      name: '',
      network_id: network.id,
      project_id,
      domain_id,
      device_owner: deviceOwners.interface,
      device_id: id,
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
  if (!allowsPort(network, router.project_id)) {
    return problem('network_not_direct', `'${network.name}' is open for gateways only`, values);
  }
  return null;
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
  const invalid = checkAddress(given);
  const address = parseAddress(given);
  if (invalid || !address) return invalid;
  const subnet = subnets.find((known) => contains(cidrOf(known), address));
  const cidr = subnets.map((known) => known.cidr).join(', ');
  if (!subnet) return problem('outside_subnet', `'${given}' is not inside ${cidr}`, { cidr });
  if (!isHostIn(cidrOf(subnet), address)) return problem('not_a_host', `'${given}' cannot be given to a host`);
  if (addressesTakenIn(subnet, ports).has(address.value))
    return problem('address_taken', `${given} is in use`, { address: given });
  return null;
}
