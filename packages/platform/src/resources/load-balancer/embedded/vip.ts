import {
  contains,
  type FieldProblem,
  type FieldProblems,
  type LoadBalancerBody,
  parseAddress,
  problem,
  usableRange,
} from '@skydeck/contract';
import { addressesTakenIn, newMac, nextAddress, portsOfNetwork } from '../../port/embedded/ports.ts';
import { cidrOf, normalizeAddress } from '../../../engines/embedded/ranges.ts';
import type { FixedIp, PortRecord } from '../../port/embedded/records.ts';
import type { NetworkRecord } from '../../network/embedded/records.ts';
import type { SubnetRecord } from '../../subnet/embedded/records.ts';
import type { Tx } from '../../../store/store.ts';
import { noAddressLeft, usableNetwork, whyNotDirect } from '../../network/embedded/usable-network.ts';

/** Where a new load balancer will answer. */
export interface Vip {
  readonly network: NetworkRecord;
  readonly subnet: SubnetRecord;
  readonly ip: FixedIp;
  readonly mac: string;
}
export type VipPlan = { readonly vip: Vip } | { readonly problems: FieldProblems };

type VipRequest = Pick<LoadBalancerBody, 'network_id' | 'subnet_id' | 'address' | 'ip_version'>;

const refuse = (field: string, wrong: FieldProblem): VipPlan => ({ problems: { [field]: wrong } });

/** An address in a network the project may use directly: the one that was asked for, or the next free one. */
export async function planVip(tx: Tx, projectId: string, wish: VipRequest): Promise<VipPlan> {
  const whyNot = (network: NetworkRecord) => whyNotDirect(network, projectId);
  const usable = await usableNetwork(tx, { projectId, networkId: wish.network_id, whyNot });
  if ('wrong' in usable) return refuse('network_id', usable.wrong);
  const { network, subnets } = usable;
  const chosen = chooseSubnet(subnets, wish);
  if ('problems' in chosen) return chosen;
  const { subnet } = chosen;
  const ports = await portsOfNetwork(tx, network.id);
  const mac = newMac();
  if (wish.address !== undefined) {
    const wrong = whyNotAt(subnet, ports, wish.address);
    if (wrong) return refuse('address', wrong);
    return { vip: { network, subnet, mac, ip: { subnet_id: subnet.id, ip_address: normalizeAddress(wish.address) } } };
  }
  const ip = nextAddress(subnet, ports, mac);
  if (!ip) return refuse('network_id', noAddressLeft(network));
  return { vip: { network, subnet, mac, ip } };
}

function chooseSubnet(
  subnets: readonly SubnetRecord[],
  { subnet_id: id, address, ip_version: version }: VipRequest,
): { readonly subnet: SubnetRecord } | { readonly problems: FieldProblems } {
  const asked = id === undefined ? subnets : subnets.filter((subnet) => subnet.id === id.toLowerCase());
  if (asked.length === 0)
    return { problems: { subnet_id: problem('subnet_unknown', 'The network has no such subnet') } };
  const given = address === undefined ? null : parseAddress(address);
  const fitting = asked.filter(
    (subnet) =>
      (version === undefined || subnet.ip_version === version) &&
      (given === null || id !== undefined || contains(cidrOf(subnet), given)),
  );
  const [subnet] = fitting;
  if (subnet) return { subnet };
  if (given) return { problems: { address: outside(address ?? '', asked) } };
  return { problems: { ip_version: problem('version_missing', `There is no IPv${version} subnet`, { version }) } };
}

const outside = (address: string, subnets: readonly SubnetRecord[]): FieldProblem => {
  const cidr = subnets.map((subnet) => subnet.cidr).join(', ');
  return problem('outside_subnet', `'${address}' is not inside ${cidr}`, { cidr });
};

function whyNotAt(subnet: SubnetRecord, ports: readonly PortRecord[], given: string): FieldProblem | null {
  const address = parseAddress(given);
  const cidr = cidrOf(subnet);
  // What is no address at all, the contract's rules have said.
  if (!address) return null;
  if (!contains(cidr, address)) return outside(given, [subnet]);
  const { first, last } = usableRange(cidr);
  if (address.value < first || address.value > last)
    return problem('not_a_host', `'${given}' cannot be given to a host`);
  const isGateway = subnet.gateway_ip !== null && parseAddress(subnet.gateway_ip)?.value === address.value;
  if (isGateway || addressesTakenIn(subnet, ports).has(address.value))
    return problem('address_taken', `${given} is in use`, { address: given });
  return null;
}
