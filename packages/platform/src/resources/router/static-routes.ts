import {
  checkRoutes,
  contains,
  type FieldProblems,
  isHostIn,
  parseAddress,
  problem,
  type StaticRoute,
} from '@skydeck/contract';
import { cidrOf, valueOf } from '../kit/ranges.ts';
import type { SubnetRecord } from '../subnet/records.ts';
import type { RouterPorts } from './router-ports.ts';

const isAttachedTo = (subnets: readonly SubnetRecord[], nexthop: string) => {
  const hop = parseAddress(nexthop);
  return hop !== null && subnets.some((subnet) => contains(cidrOf(subnet), hop));
};

/**
 * A next hop must lie in a subnet the router stands in, be an address that a host can have there, and not be the router
 * itself (Neutron's `_validate_routes`).
 */
export function checkRoutesFrom(routerPorts: RouterPorts, routes: readonly StaticRoute[]): FieldProblems {
  const problems = checkRoutes(routes);
  const own = routerPorts.ports.flatMap(({ fixed_ips }) => fixed_ips.map(({ ip_address }) => valueOf(ip_address)));
  for (const [at, { nexthop }] of routes.entries()) {
    const path = `routes.${at}.nexthop`;
    const hop = parseAddress(nexthop);
    if (!hop || problems[path]) continue;
    if (!isAttachedTo(routerPorts.subnets, nexthop)) {
      problems[path] = problem('nexthop_unreachable', `'${nexthop}' lies in no subnet of the router`, { nexthop });
    } else if (!routerPorts.subnets.some((subnet) => isHostIn(cidrOf(subnet), hop))) {
      problems[path] = problem('not_a_host', `'${nexthop}' cannot be the address of a host`);
    } else if (own.includes(hop.value)) {
      problems[path] = problem('nexthop_is_router', `'${nexthop}' is the router itself`, { nexthop });
    }
  }
  return problems;
}

/** The routes that would lose their next hop. */
export const routesLostBy = (
  routes: readonly StaticRoute[],
  before: Pick<RouterPorts, 'subnets'>,
  after: Pick<RouterPorts, 'subnets'>,
): StaticRoute[] =>
  routes.filter(({ nexthop }) => isAttachedTo(before.subnets, nexthop) && !isAttachedTo(after.subnets, nexthop));
