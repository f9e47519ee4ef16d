import { type Address, asCidr, type Cidr, parseAddress, parseCidr } from '../address/index.ts';
import { type FieldProblem, type FieldProblems, problem } from '../errors.ts';
import { checkAddress, reservedIn } from '../subnet/rules.ts';
import type { MemberBody } from './model.ts';

/** What a pool's rules must know of its load balancer; what is left out is not checked. */
export interface PoolPlace {
  readonly ip_version?: 4 | 6 | undefined;
  /** The load balancer's own: a member there would ask itself. */
  readonly address?: string | undefined;
  readonly protocol_port?: number | undefined;
  readonly backend_protocol_port: number;
}

/** Each an address of the load balancer's version that a host can have, none twice with one port, and not the load balancer. */
export function checkMembers(members: readonly MemberBody[], place: PoolPlace): FieldProblems {
  const problems: FieldProblems = {};
  const own = place.address === undefined ? null : parseAddress(place.address);
  const seen = new Set<string>();
  for (const [at, member] of members.entries()) {
    const path = `members.${at}.address`;
    const wrong = checkAddress(member.address, place.ip_version) ?? checkReserved(member.address);
    if (wrong) {
      problems[path] = wrong;
      continue;
    }
    const { value } = parseAddress(member.address) as Address;
    const port = member.protocol_port ?? place.backend_protocol_port;
    const key = `${value} ${port}`;
    if (seen.has(key)) problems[path] = problem('duplicate', `'${member.address}' is listed twice with this port`);
    else if (own?.value === value && port === place.protocol_port)
      problems[path] = problem('member_is_balancer', 'The load balancer cannot be its own member');
    seen.add(key);
  }
  return problems;
}

function checkReserved(address: string): FieldProblem | null {
  const range = reservedIn(parseCidr(asCidr(address)) as Cidr);
  return range === undefined
    ? null
    : problem('address_reserved', `'${address}' lies in ${range}, which is reserved`, { range });
}
