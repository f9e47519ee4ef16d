import type { Router, StaticRoute } from '@skydeck/contract';

/** Statuses we have words for; Neutron may know more, which show as they are. */
export const routerStatuses = ['ACTIVE', 'DOWN', 'ERROR', 'BUILD'] as const;
type KnownStatus = (typeof routerStatuses)[number];

export const isKnownStatus = (status: string): status is KnownStatus =>
  (routerStatuses as readonly string[]).includes(status);

const states = { ACTIVE: 'healthy', DOWN: 'stopped', ERROR: 'error', BUILD: 'progress' } as const;

/** The family of shapes a status belongs to (visual language, "States"); an unmapped one is unknown. */
export const stateOf = (status: string) => (isKnownStatus(status) ? states[status] : 'unknown');

/** A key of this folder's words, or false when nothing stands in the way. */
export function whyNotDelete(router: Pick<Router, 'interfaces_info'>) {
  // Neutron answers 409 RouterInUse while ports are attached.
  return router.interfaces_info.length > 0 && ('blocked.has_interfaces' as const);
}

/** Names a route in an address: its place in the list would change under the person's hands. */
export const keyOfRoute = ({ destination, nexthop }: StaticRoute) => `${destination} ${nexthop}`;

/** All routes with one of them replaced; with a key that is not there (any more) it is added, with null it is taken out. */
export function withRoute(routes: readonly StaticRoute[], key: string | null, next: StaticRoute | null): StaticRoute[] {
  const at = routes.findIndex((route) => keyOfRoute(route) === key);
  if (at < 0) return next ? [...routes, next] : [...routes];
  return routes.flatMap((route, place) => (place === at ? (next ? [next] : []) : [route]));
}

export const addressesOf = ({ fixed_ips }: { readonly fixed_ips: readonly { readonly ip_address: string }[] }) =>
  fixed_ips.map(({ ip_address }) => ip_address);
