import { parseAddress, parseCidr } from '../address/index.ts';
import { type FieldProblems, problem } from '../errors.ts';
import { checkAddress, checkCidr } from '../subnet/rules.ts';
import type { InterfaceUpdate, StaticRoute } from './model.ts';

/** Destination a network, next hop an address of the same family, not inside the destination, no route twice. */
export function checkRoutes(routes: readonly StaticRoute[]): FieldProblems {
  const problems: FieldProblems = {};
  for (const [at, { destination, nexthop }] of routes.entries()) {
    const wrongDestination = checkCidr(destination);
    const cidr = parseCidr(destination);
    const wrongHop = checkAddress(nexthop, cidr?.version);
    if (wrongDestination) problems[`routes.${at}.destination`] = wrongDestination;
    else if (routes.findIndex((other) => other.destination === destination && other.nexthop === nexthop) < at) {
      problems[`routes.${at}.destination`] = problem('duplicate', 'This route is listed twice');
    }
    if (wrongHop) problems[`routes.${at}.nexthop`] = wrongHop;
    else if (cidr && cidr.prefix > 0) {
      const hop = parseAddress(nexthop);
      if (hop && hop.value >= cidr.first && hop.value <= cidr.last) {
        problems[`routes.${at}.nexthop`] = problem('hop_in_destination', 'The next hop lies inside the destination');
      }
    }
  }
  return problems;
}

/** Each an address, and of each subnet one. Whether it is free only the cloud knows. */
export function checkInterfaceUpdate({ fixed_ips }: InterfaceUpdate): FieldProblems {
  const problems: FieldProblems = {};
  for (const [at, { subnet_id, ip_address }] of fixed_ips.entries()) {
    const wrong = checkAddress(ip_address);
    if (wrong) problems[`fixed_ips.${at}.ip_address`] = wrong;
    else if (fixed_ips.findIndex((other) => other.subnet_id === subnet_id) < at) {
      problems[`fixed_ips.${at}.ip_address`] = problem('duplicate', 'This subnet is listed twice');
    }
  }
  return problems;
}
