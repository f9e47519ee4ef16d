import {
  checkPools,
  checkRange,
  checkSubnet,
  defaultGateway,
  defaultPools,
  type FieldProblems,
  formatCidr,
  parseAddress,
  parseCidr,
  type Pool,
  problem,
  type SubnetDraft,
} from '@skydeck/contract';
import { cidrOf, normalizeAddress } from '../kit/ranges.ts';
import type { SubnetRecord } from './records.ts';

/** What a draft says of a subnet, with what it leaves open filled in; null while the draft is wrong. */
export type SubnetFacts = Pick<
  SubnetRecord,
  | 'name'
  | 'cidr'
  | 'ip_version'
  | 'gateway_ip'
  | 'enable_dhcp'
  | 'allocation_pools'
  | 'dns_nameservers'
  | 'ipv6_ra_mode'
  | 'ipv6_address_mode'
>;

/**
 * The subnet's own rules, run with the gateway it will have: Neutron refuses pools that hold the default gateway too.
 * Left open, the gateway is the first usable address and the pools are all the others.
 */
export function readDraft(draft: SubnetDraft): { problems: FieldProblems; facts: SubnetFacts | null } {
  const cidr = parseCidr(draft.cidr);
  const gateway = draft.gateway_ip === undefined && cidr ? defaultGateway(cidr) : (draft.gateway_ip ?? null);
  const problems = checkSubnet({ ...draft, gateway_ip: gateway });
  if (!cidr || Object.keys(problems).length > 0) return { problems, facts: null };
  return {
    problems,
    facts: {
      name: (draft.name ?? '').trim(),
      cidr: formatCidr(cidr),
      ip_version: draft.ip_version,
      gateway_ip: gateway === null ? null : normalizeAddress(gateway),
      enable_dhcp: draft.enable_dhcp ?? true,
      allocation_pools: draft.allocation_pools ? inOrder(draft.allocation_pools) : defaultPools(cidr, gateway),
      dns_nameservers: (draft.dns_nameservers ?? []).map(normalizeAddress),
      ipv6_ra_mode: draft.ipv6_ra_mode ?? null,
      ipv6_address_mode: draft.ipv6_address_mode ?? null,
    },
  };
}

/**
 * The rules again for what a subnet would become. Its network stays, so that is no field to complain about: one too small
 * for DHCP cannot get it. Nor is a pool nobody sent.
 */
export function checkChanged(before: SubnetFacts, subnet: SubnetFacts, poolsWereSent: boolean): FieldProblems {
  const draft = {
    ...subnet,
    allocation_pools: [...subnet.allocation_pools],
    dns_nameservers: [...subnet.dns_nameservers],
  } as SubnetDraft;
  const { cidr: _cidr, ...problems } = checkSubnet(draft);
  const wrongRange = subnet.enable_dhcp && !before.enable_dhcp ? checkRange(cidrOf(subnet), true) : null;
  if (wrongRange) problems['enable_dhcp'] = wrongRange;
  if (poolsWereSent) return problems;
  delete problems['allocation_pools'];
  const pools = checkPools(subnet.allocation_pools, cidrOf(subnet), subnet.gateway_ip);
  if (Object.keys(pools).length === 0) return problems;
  const others = Object.entries(problems).filter(([path]) => !path.startsWith('allocation_pools.'));
  return {
    ...Object.fromEntries(others),
    gateway_ip: problem('gateway_in_pool', 'The gateway lies inside an allocation pool', {
      gateway: subnet.gateway_ip,
    }),
  };
}

export function inOrder(pools: readonly Pool[]): Pool[] {
  const spelled = pools.map(({ start, end }) => ({ start: normalizeAddress(start), end: normalizeAddress(end) }));
  const firstOf = (pool: Pool) => parseAddress(pool.start)?.value ?? 0n;
  return spelled.toSorted((one, other) => (firstOf(one) < firstOf(other) ? -1 : 1));
}
