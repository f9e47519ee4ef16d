import {
  contains,
  type FieldProblem,
  type FieldProblems,
  type LoadBalancerBody,
  parseAddress,
  type PolicyReader,
  problem,
} from '@skydeck/contract';
import { chosenAddress, newMac, nextAddress, portsOfNetwork } from '../port/index.ts';
import { cidrOf } from '../kit/ranges.ts';
import type { FixedIp } from '../port/records.ts';
import type { NetworkRecord } from '../network/records.ts';
import type { SubnetRecord } from '../subnet/records.ts';
import type { Tx } from '../../store/store.ts';
import { noAddressLeft, usableNetwork, whyNotDirect } from '../network/index.ts';

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
export async function planVip(tx: Tx, owner: PolicyReader, wish: VipRequest): Promise<VipPlan> {
  const whyNot = (network: NetworkRecord) => whyNotDirect(network, owner);
  const usable = await usableNetwork(tx, { owner, networkId: wish.network_id, whyNot });
  if ('wrong' in usable) return refuse('network_id', usable.wrong);
  const { network, subnets } = usable;
  const chosen = chooseSubnets(subnets, wish);
  if ('problems' in chosen) return chosen;
  const ports = await portsOfNetwork(tx, network.id);
  const mac = newMac(tx);
  // Of what is no address at all, the contract's rules tell.
  if (wish.address !== undefined && parseAddress(wish.address)) {
    const [subnet] = chosen.subnets;
    const asked = chosenAddress(wish.address, [subnet], ports);
    if ('wrong' in asked) return refuse('address', asked.wrong);
    return { vip: { network, subnet, mac, ip: asked.fixed } };
  }
  for (const subnet of chosen.subnets) {
    const ip = nextAddress(subnet, ports, mac);
    if (ip) return { vip: { network, subnet, mac, ip } };
  }
  return refuse('network_id', noAddressLeft(network));
}

type Subnets = readonly [SubnetRecord, ...SubnetRecord[]];

/** Those that may have the address: of one IP version. */
function chooseSubnets(
  subnets: readonly SubnetRecord[],
  { subnet_id: id, address, ip_version: version }: VipRequest,
): { readonly subnets: Subnets } | { readonly problems: FieldProblems } {
  const asked = id === undefined ? subnets : subnets.filter((subnet) => subnet.id === id.toLowerCase());
  if (asked.length === 0)
    return { problems: { subnet_id: problem('subnet_unknown', 'The network has no such subnet') } };
  const given = address === undefined ? null : parseAddress(address);
  const fitting = asked.filter(
    (subnet) =>
      (version === undefined || subnet.ip_version === version) &&
      (given === null || id !== undefined || contains(cidrOf(subnet), given)),
  );
  const [first, ...rest] = fitting;
  if (first) return { subnets: [first, ...rest.filter(({ ip_version }) => ip_version === first.ip_version)] };
  if (given) return { problems: { address: outside(address ?? '', asked) } };
  return { problems: { ip_version: problem('version_missing', `There is no IPv${version} subnet`, { version }) } };
}

const outside = (address: string, subnets: readonly SubnetRecord[]): FieldProblem => {
  const cidr = subnets.map((subnet) => subnet.cidr).join(', ');
  return problem('outside_subnet', `'${address}' is not inside ${cidr}`, { cidr });
};
