import { checkRoutes, contains, type FieldProblems, parseAddress, problem, type StaticRoute } from '@skydeck/contract';
import { cidrOf, valueOf } from '../../../engines/embedded/ranges.ts';
import type { SubnetRecord } from '../../../engines/embedded/records.ts';
import type { Feet } from './feet.ts';

const standsIn = (subnets: readonly SubnetRecord[], nexthop: string) => {
  const hop = parseAddress(nexthop);
  return hop !== null && subnets.some((subnet) => contains(cidrOf(subnet), hop));
};

/** A next hop must lie in a subnet the router stands in, and not be the router itself (Neutron's `_validate_routes`). */
export function checkRoutesFrom(feet: Feet, routes: readonly StaticRoute[]): FieldProblems {
  const problems = checkRoutes(routes);
  const own = feet.ports.flatMap(({ fixed_ips }) => fixed_ips.map(({ ip_address }) => valueOf(ip_address)));
  for (const [at, { nexthop }] of routes.entries()) {
    const path = `routes.${at}.nexthop`;
    const hop = parseAddress(nexthop);
    if (!hop || problems[path]) continue;
    if (!standsIn(feet.subnets, nexthop)) {
      problems[path] = problem('nexthop_unreachable', `'${nexthop}' lies in no subnet of the router`, { nexthop });
    } else if (own.includes(hop.value)) {
      problems[path] = problem('nexthop_is_router', `'${nexthop}' is the router itself`, { nexthop });
    }
  }
  return problems;
}

/** The routes that would lose their next hop. */
export const routesLostBy = (
  routes: readonly StaticRoute[],
  before: Pick<Feet, 'subnets'>,
  after: Pick<Feet, 'subnets'>,
): StaticRoute[] =>
  routes.filter(({ nexthop }) => standsIn(before.subnets, nexthop) && !standsIn(after.subnets, nexthop));
