import type { StaticRoute } from '@skydeck/contract';
import { keyOfRoute } from './router.rules.ts';

/** A route as a row of a table. */
export interface RouteRow extends StaticRoute {
  readonly id: string;
}

export const rowsOf = (routes: readonly StaticRoute[]): RouteRow[] =>
  routes.map((route) => ({ id: keyOfRoute(route), ...route }));

export const destinationOf = ({ destination }: RouteRow) => destination;
export const nexthopOf = ({ nexthop }: RouteRow) => nexthop;
