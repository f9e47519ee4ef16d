import {
  type Address,
  type Cidr,
  contains,
  defaultGateway,
  formatCidr,
  isNetworkAddress,
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

export function checkAddress(text: string, version?: 4 | 6): FieldProblem | null {
  const address = parseAddress(text);
  if (!address)
    return problem(version ? `ipv${version}_invalid` : 'ip_invalid', `'${text}' is not an IP address`, {
      address: text,
    });
  if (version && address.version !== version)
    return problem(`ipv${version}_invalid`, `'${text}' is not an IPv${version} address`, { address: text });
  return null;
}

function checkInside(text: string, cidr: Cidr): FieldProblem | null {
  const wrong = checkAddress(text, cidr.version);
  if (wrong) return wrong;
  const address = parseAddress(text) as Address;
  if (!contains(cidr, address))
    return problem('outside_subnet', `'${text}' is not inside ${formatCidr(cidr)}`, { cidr: formatCidr(cidr) });
  const { first, last } = usableRange(cidr);
  if (address.value < first || address.value > last)
    return problem('not_a_host', `'${text}' cannot be given to a host`);
  return null;
}

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

/** All of a subnet's own rules. What other subnets forbid (overlap) only the engine knows. */
export function checkSubnet(draft: SubnetDraft): FieldProblems {
  const cidrProblem = checkCidr(draft.cidr, draft.ip_version);
  const nameservers = checkNameservers(draft.dns_nameservers ?? []);
  if (cidrProblem) return { cidr: cidrProblem, ...nameservers };
  const cidr = parseCidr(draft.cidr) as Cidr;
  const problems: FieldProblems = { ...nameservers, ...checkIpv6Modes(draft) };
  if (draft.gateway_ip) {
    const wrong = checkInside(draft.gateway_ip, cidr);
    if (wrong) problems['gateway_ip'] = wrong;
  }
  // Neutron decides on the gateway first, so a pool may not hold the one that is taken when none is given.
  const gateway = draft.gateway_ip === undefined ? defaultGateway(cidr) : draft.gateway_ip;
  return { ...problems, ...checkPools(draft.allocation_pools ?? [], cidr, gateway) };
}
