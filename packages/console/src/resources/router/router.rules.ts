import {
  cidrContains,
  MOST_ROUTES,
  neededBy,
  type Network,
  type Port,
  type Router,
  type RouterInterface,
  type StaticRoute,
  type Subnet,
} from '@skydeck/contract';
import { statesOf } from '../../kit/states.rules.ts';
import { canHaveInterface } from '../network/for-routers.rules.ts';

export const routerStates = statesOf({ ACTIVE: 'healthy', DOWN: 'stopped', ERROR: 'error', BUILD: 'progress' });

/** A key of this folder's words, or false when nothing stands in the way. */
export function whyNotDelete(router: Pick<Router, 'interfaces_info'>) {
  // Neutron answers 409 RouterInUse while ports are attached.
  return router.interfaces_info.length > 0 && ('blocked.has_interfaces' as const);
}

/** The networks it could stand in besides its own. */
export const networksLeft = (
  router: Pick<Router, 'project_id' | 'domain_id' | 'interfaces_info'>,
  networks: readonly Network[],
): Network[] =>
  networks.filter(
    (network) =>
      canHaveInterface(network, router) && router.interfaces_info.every(({ network_id }) => network_id !== network.id),
  );

export const whyNotAddInterface = (
  router: Pick<Router, 'project_id' | 'domain_id' | 'interfaces_info'>,
  networks: readonly Network[],
) => networksLeft(router, networks).length === 0 && ('blocked.no_network_left' as const);

export function whyNotEditInterface({ fixed_ips, status }: Pick<RouterInterface, 'fixed_ips' | 'status'>) {
  if (status === 'BUILD') return 'blocked.building' as const;
  return fixed_ips.length === 0 && ('blocked.no_address' as const);
}

/** Why an interface or the gateway stays. The server answers 409 in_use {by}. */
export function whyNotLeave({ uses }: Pick<RouterInterface, 'uses'>) {
  const by = neededBy(uses);
  return by !== null && (`blocked.${by}_need_it` as const);
}

export function whyNotAddRoute({
  routes,
  interfaces_info: ports,
  external_gateway_info: gateway,
}: Pick<Router, 'routes' | 'interfaces_info' | 'external_gateway_info'>) {
  if (ports.length === 0 && gateway === null) return 'blocked.no_next_hop' as const;
  return routes.length >= MOST_ROUTES && ('blocked.most_routes' as const);
}

/** Names a route in an address: its place in the list would change under the person's hands. */
export const keyOfRoute = ({ destination, nexthop }: StaticRoute) => `${destination} ${nexthop}`;

/** All routes with one of them replaced; with a key that is not there (any more) it is added. */
export function withRoute(routes: readonly StaticRoute[], key: string | null, next: StaticRoute): StaticRoute[] {
  const at = routes.findIndex((route) => keyOfRoute(route) === key);
  return at < 0 ? [...routes, next] : routes.with(at, next);
}

export const withoutRoutes = (routes: readonly StaticRoute[], keys: readonly string[]): StaticRoute[] =>
  routes.filter((route) => !keys.includes(keyOfRoute(route)));

export const addressesOf = ({ fixed_ips }: { readonly fixed_ips: readonly { readonly ip_address: string }[] }) =>
  fixed_ips.map(({ ip_address }) => ip_address);

/** The interface in whose subnet a next hop is: packets of the route leave the router there. */
export const throughOf = <One extends Pick<RouterInterface, 'fixed_ips'>>(
  nexthop: string,
  ports: readonly One[],
  subnets: readonly Pick<Subnet, 'id' | 'cidr'>[],
): One | undefined =>
  ports.find(({ fixed_ips }) =>
    subnets.some(({ id, cidr }) => fixed_ips.some(({ subnet_id }) => subnet_id === id) && cidrContains(cidr, nexthop)),
  );

/** Nothing in the network has the address of the next hop. */
export const isNexthopMissing = (
  nexthop: string,
  { network_id: network }: Pick<RouterInterface, 'network_id'>,
  ports: readonly Pick<Port, 'network_id' | 'fixed_ips'>[],
): boolean => !ports.some((port) => port.network_id === network && addressesOf(port).includes(nexthop));
