import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../kit/module.ts';

interface ParentRoute {
  readonly path: string;
  readonly guards: readonly string[];
}

const join = (path: string, more = '') => `${path}/${more}`.replaceAll(/\/+/g, '/').replace(/(.)\/$/, '$1');

/** One line for each address below these routes, sorted: the address, and every guard on the way to it. */
export function reviewRoutes(
  routes: readonly RouteObject[],
  who: string,
  parent: ParentRoute = { path: '/', guards: [] },
): string[] {
  const lines = routes.flatMap((route) => {
    const guard = (route.handle as RouteHandle | undefined)?.guard;
    const here: ParentRoute = {
      path: join(parent.path, route.path),
      guards: guard ? [...parent.guards, `${guard.action} ${guard.subject}`] : parent.guards,
    };
    const line = [here.path.padEnd(56), who, ...(here.guards.length > 0 ? [here.guards.join(', ')] : [])].join('  ');
    const isAddress = route.index === true || route.path !== undefined;
    return [...(isAddress ? [line] : []), ...reviewRoutes(route.children ?? [], who, here)];
  });
  return [...new Set(lines)].toSorted();
}
