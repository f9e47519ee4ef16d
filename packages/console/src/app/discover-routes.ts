import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { importWithRetry } from '../kit/connectivity/import-with-retry.ts';
import type { LazyRoutes } from '../kit/module.ts';

/** The lazy routes by the first segment of their path, which is also the id of the route that they lie below. */
export type LazyRoutesBySegment = ReadonlyMap<string, readonly LazyRoutes[]>;

/** A page that is opened while the server is unreachable loads when it is back. */
export const withRetry = ({ lazy, children, ...route }: RouteObject): RouteObject =>
  ({
    ...route,
    ...(typeof lazy === 'function' && { lazy: () => importWithRetry(lazy) }),
    ...(children && { children: children.map(withRetry) }),
  }) as RouteObject;

/**
 * Fetches the routes of an area or a resource when somebody comes to one of their addresses. The router asks for each address
 * that it does not know or that has parameters: so an area's own address, which has none, must be in the first table.
 */
export function discoverRoutes(
  lazyRoutesBySegment: LazyRoutesBySegment,
  basePath: string,
): PatchRoutesOnNavigationFunction {
  const known = new Set<LazyRoutes>();
  return async ({ path, patch, signal }) => {
    // As the router takes them, capitals are no others.
    const [segment = '', first = ''] = path
      .slice(basePath.length + 1)
      .toLowerCase()
      .split('/');
    const missing = (lazyRoutesBySegment.get(segment) ?? []).filter(
      (lazyRoutes) => !known.has(lazyRoutes) && (lazyRoutes.pathPrefix === null || lazyRoutes.pathPrefix === first),
    );
    await Promise.all(
      missing.map(async (lazyRoutes) => {
        const pages = await importWithRetry(lazyRoutes.load);
        // The router takes nothing for a navigation that another took the place of; two may have waited for the same.
        if (signal.aborted || known.has(lazyRoutes)) return;
        known.add(lazyRoutes);
        patch(segment, pages.map(withRetry));
      }),
    );
  };
}
