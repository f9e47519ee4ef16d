import {
  type Address,
  type Cidr,
  contains,
  defaultGateway,
  formatAddress,
  formatCidr,
  isHostIn,
  isNetworkAddress,
  overlaps,
  parseAddress,
  parseCidr,
  usableRange,
} from '../address/index.ts';
import { type FieldProblem, type FieldProblems, problem } from '../errors.ts';
import type { Pool, SubnetDraft } from './model.ts';

/** Empty, invalid, of the other family, or not the network address: then `values.suggestion` is the CIDR that was meant. */
export function checkCidr(text: string, version?: 4 | 6): FieldProblem | null {
  if (text.trim() === '') return problem('required', 'A CIDR is required');
  const cidr = parseCidr(text);
  if (!cidr) return problem('cidr_invalid', `'${text}' is not a CIDR`);
  if (version && cidr.version !== version)
    return problem('cidr_wrong_version', `'${text}' is not an IPv${version} CIDR`, { version });
  if (!isNetworkAddress(cidr)) {
    const suggestion = formatCidr(cidr);
    return problem('cidr_not_network', `'${text}' is not the network address, ${suggestion} is`, { suggestion });
  }
  return null;
}

/** Empty, invalid, or of the other family. */
export function checkAddress(text: string, version?: 4 | 6): FieldProblem | null {
  if (text.trim() === '') return problem('required', 'An address is required');
  const address = parseAddress(text);
  if (!address)
    return problem(version ? `ipv${version}_invalid` : 'ip_invalid', `'${text}' is not an IP address`, {
      address: text,
    });
  if (version && address.version !== version)
    return problem(`ipv${version}_invalid`, `'${text}' is not an IPv${version} address`, { address: text });
  return null;
}

/** An address that a host can have in one of the networks. Whether it is free only the cloud knows. */
export function checkHostAddress(text: string, cidrs: readonly Cidr[], version?: 4 | 6): FieldProblem | null {
  const wrong = checkAddress(text, version);
  const address = parseAddress(text);
  if (wrong || !address) return wrong;
  const around = cidrs.find((cidr) => contains(cidr, address));
  const cidr = cidrs.map(formatCidr).join(', ');
  if (!around) return problem('outside_subnet', `'${text}' is not inside ${cidr}`, { cidr });
  return isHostIn(around, address) ? null : problem('not_a_host', `'${text}' cannot be given to a host`);
}

const checkInside = (text: string, cidr: Cidr) => checkHostAddress(text, [cidr], cidr.version);

/** Each end inside the subnet, start before end, no two pools overlapping, the gateway in none (Neutron's rules). */
export function checkPools(pools: readonly Pool[], cidr: Cidr, gateway: string | null): FieldProblems {
  const problems: FieldProblems = {};
  const seen: { first: bigint; last: bigint }[] = [];
  const gatewayAddress = gateway === null ? null : parseAddress(gateway);
  for (const [at, { start, end }] of pools.entries()) {
    const startProblem = checkInside(start, cidr);
    const endProblem = checkInside(end, cidr);
    if (startProblem) problems[`allocation_pools.${at}.start`] = startProblem;
    if (endProblem) problems[`allocation_pools.${at}.end`] = endProblem;
    if (startProblem || endProblem) continue;
    const first = (parseAddress(start) as Address).value;
    const last = (parseAddress(end) as Address).value;
    if (last < first) {
      problems[`allocation_pools.${at}.end`] = problem('pool_reversed', 'The end of the pool is before its start');
    } else if (seen.some((other) => first <= other.last && other.first <= last)) {
      problems[`allocation_pools.${at}.start`] = problem('pools_overlap', 'The pool overlaps another pool');
    } else if (gatewayAddress && gatewayAddress.value >= first && gatewayAddress.value <= last) {
      problems[`allocation_pools.${at}.start`] = problem('pool_holds_gateway', 'The pool contains the gateway', {
        gateway,
      });
    }
    seen.push({ first, last });
  }
  return problems;
}

export function checkNameservers(servers: readonly string[]): FieldProblems {
  const problems: FieldProblems = {};
  for (const [at, server] of servers.entries()) {
    const wrong = checkAddress(server);
    if (wrong) problems[`dns_nameservers.${at}`] = wrong;
    else if (servers.indexOf(server) < at)
      problems[`dns_nameservers.${at}`] = problem('duplicate', `'${server}' is listed twice`);
  }
  return problems;
}

/**
 * RA mode and address mode must be equal when both are set; either needs DHCP (Neutron, "IPv6 configuration").
 * IPv4 has neither.
 */
export function checkIpv6Modes(draft: SubnetDraft): FieldProblems {
  const { ipv6_ra_mode: ra, ipv6_address_mode: mode } = draft;
  if (!ra && !mode) return {};
  if (draft.ip_version === 4)
    return { [ra ? 'ipv6_ra_mode' : 'ipv6_address_mode']: problem('ipv6_only', 'Only an IPv6 subnet has this mode') };
  if (ra && mode && ra !== mode)
    return { ipv6_address_mode: problem('ipv6_modes_differ', 'The address mode must equal the RA mode') };
  if (draft.enable_dhcp === false) return { enable_dhcp: problem('ipv6_mode_needs_dhcp', 'IPv6 modes need DHCP') };
  if (parseCidr(draft.cidr)?.prefix !== 64 && (ra ?? mode) !== 'dhcpv6-stateful') {
    return { cidr: problem('slaac_needs_64', 'Addresses by SLAAC need a /64') };
  }
  return {};
}

/**
 * Addresses that mean something else on every host, so that no network can have them (RFC 6890): this host, loopback,
 * link-local, multicast, reserved. Neutron refuses some of them with DHCP only; without it nobody reaches them either.
 */
const reserved = [
  '0.0.0.0/8',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '::/96',
  'fe80::/10',
  'ff00::/8',
] as const;

/** The smallest network in which a host, its gateway and the DHCP server have room (Neutron's rule). */
const dhcpPrefix = { 4: 30, 6: 126 } as const;

/** The reserved range of which it has addresses. */
export const reservedIn = (cidr: Cidr): string | undefined =>
  reserved.find((text) => overlaps(cidr, parseCidr(text) as Cidr));

/** A network that a cloud can carry. */
export function checkRange(cidr: Cidr, hasDhcp: boolean): FieldProblem | null {
  const range = reservedIn(cidr);
  if (range)
    return problem('cidr_reserved', `${formatCidr(cidr)} has addresses of ${range}, which is reserved`, { range });
  const prefix = dhcpPrefix[cidr.version];
  return hasDhcp && cidr.prefix > prefix
    ? problem('subnet_too_small', `${formatCidr(cidr)} is too small for DHCP: use /${prefix} or larger`, { prefix })
    : null;
}

/** Addresses of one network belong to one subnet of it (Neutron's OverlappingIpAddresses). What is no CIDR overlaps nothing. */
export function checkOverlap(text: string, others: readonly string[]): FieldProblem | null {
  const cidr = parseCidr(text);
  const isOverlapped = (other: Cidr | null) => cidr !== null && other !== null && overlaps(cidr, other);
  const other = others.find((known) => isOverlapped(parseCidr(known)));
  return cidr && other !== undefined
    ? problem('cidr_overlaps', `${formatCidr(cidr)} overlaps ${other}`, { other })
    : null;
}

/** All usable addresses without the gateway (Neutron's `generate_pools`): what a subnet has when no pool is named. */
export function defaultPools(cidr: Cidr, gateway: string | null): Pool[] {
  const whole = usableRange(cidr);
  const address = gateway === null ? null : parseAddress(gateway);
  const cut = address && contains(cidr, address) ? address.value : null;
  const parts =
    cut === null
      ? [whole]
      : [
          { first: whole.first, last: cut - 1n },
          { first: cut + 1n, last: whole.last },
        ];
  const spell = (value: bigint) => formatAddress({ version: cidr.version, value });
  return parts
    .filter(({ first, last }) => first >= whole.first && first <= last)
    .map(({ first, last }) => ({ start: spell(first), end: spell(last) }));
}

/** All of a subnet's own rules. What other subnets forbid (overlap) only the engine knows. */
export function checkSubnet(draft: SubnetDraft): FieldProblems {
  const cidrProblem = checkCidr(draft.cidr, draft.ip_version);
  const nameservers = checkNameservers(draft.dns_nameservers ?? []);
  if (cidrProblem) return { cidr: cidrProblem, ...nameservers };
  const cidr = parseCidr(draft.cidr) as Cidr;
  const wrongRange = checkRange(cidr, draft.enable_dhcp ?? true);
  const problems: FieldProblems = {
    ...(wrongRange && { cidr: wrongRange }),
    ...nameservers,
    ...checkIpv6Modes(draft),
  };
  if (draft.allocation_pools?.length === 0)
    problems['allocation_pools'] = problem(
      'pools_empty',
      'Name a pool, or leave allocation_pools out for all addresses',
    );
  if (draft.gateway_ip) {
    const wrong = checkInside(draft.gateway_ip, cidr);
    if (wrong) problems['gateway_ip'] = wrong;
  }
  // Neutron decides on the gateway first, so a pool may not hold the one that is taken when none is given.
  const gateway = draft.gateway_ip === undefined ? defaultGateway(cidr) : draft.gateway_ip;
  return { ...problems, ...checkPools(draft.allocation_pools ?? [], cidr, gateway) };
}
