import { type RouteObject, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { areas } from '../areas/index.ts';
import { importWithRetry } from '../kit/connectivity/import-with-retry.ts';
import { type Area, type LazyRoutes, lazyRoutesOfResources } from '../kit/module.ts';
import { createNavigation, type Navigation } from '../kit/navigation/index.ts';
import { resources } from '../resources/index.ts';
import { errorRoutes } from '../screens/errors/routes.tsx';
import { AreaHome } from '../layout/navigation/AreaHome.tsx';
import { Landing } from './Landing.tsx';
import { PageShell } from '../layout/PageShell.tsx';
import { Root } from './Root.tsx';
import { basePath } from '../session/link.ts';

export const publicRoutes: RouteObject[] = [
  { index: true, Component: Landing },
  {
    path: 'login/:domainName?',
    lazy: async () => ({ Component: (await import('../screens/login/Login.tsx')).Login }),
  },
  {
    path: 'login/:domainName/:idp',
    lazy: async () => ({ Component: (await import('../screens/auth/ProviderSignIn.tsx')).ProviderSignIn }),
  },
  {
    path: 'auth/success',
    lazy: async () => ({ Component: (await import('../screens/auth/AuthSuccess.tsx')).AuthSuccess }),
  },
  {
    path: 'auth/failed',
    lazy: async () => ({ Component: (await import('../screens/auth/AuthFailed.tsx')).AuthFailed }),
  },
  {
    path: 'auth/back',
    lazy: async () => ({ Component: (await import('../screens/auth/SignedInBack.tsx')).SignedInBack }),
  },
  {
    path: 'iframe/sign-in',
    lazy: async () => ({ Component: (await import('../frame/SignInWindow.tsx')).SignInWindow }),
  },
  { path: 'void', element: null },
  ...errorRoutes,
];

const areaRoute = (area: Area): RouteObject => ({
  id: area.path,
  path: area.path,
  // Its other pages are fetched when somebody comes to one of them.
  children: area.entries.length > 0 ? [{ index: true, element: <AreaHome area={area} /> }] : [],
});

export const secureRoutes: RouteObject = {
  Component: PageShell,
  children: [
    ...areas.map(areaRoute),
    {
      path: 'no-service',
      lazy: async () => ({ Component: (await import('../screens/errors/NoService.tsx')).NoService }),
    },
  ],
};

export const framedRoutes: RouteObject = {
  id: 'iframe',
  path: 'iframe',
  lazy: async () => ({ Component: (await import('../frame/FrameShell.tsx')).FrameShell }),
  // Those of a resource are fetched when somebody comes to it.
  children: [],
};

/**
 * All addresses of the console but those that areas and resources have. `routes.txt` has each, and theirs, with its guard: that page of text
 * is the security review.
 */
export const routes: RouteObject[] = [
  {
    Component: Root,
    children: [...publicRoutes, framedRoutes, secureRoutes],
  },
];

/** A page that is opened while the server is unreachable loads when it is back. */
const withRetry = ({ lazy, children, ...route }: RouteObject): RouteObject =>
  ({
    ...route,
    ...(typeof lazy === 'function' && { lazy: () => importWithRetry(lazy) }),
    ...(children && { children: children.map(withRetry) }),
  }) as RouteObject;

/** The lazy routes by the first path segment: those of an area, and those of the resources for frames. */
const lazyRoutesBySegment: ReadonlyMap<string, readonly LazyRoutes[]> = new Map([
  ...areas.map(({ path, lazyRoutes }) => [path, lazyRoutes] as const),
  ['iframe', lazyRoutesOfResources(resources, 'frames')],
]);

/** Fetches pages when somebody comes to one of them, and puts them in their place. */
function createDiscover(tree: readonly RouteObject[]) {
  const known = new Set<LazyRoutes>();
  return (pathname: string): Promise<unknown> | null => {
    // As the router takes them, capitals are no others.
    const [segment = '', first = ''] = pathname
      .slice(basePath.length + 1)
      .toLowerCase()
      .split('/');
    const missing = (lazyRoutesBySegment.get(segment) ?? []).filter(
      (lazyRoutes) => !known.has(lazyRoutes) && (lazyRoutes.pathPrefix === null || lazyRoutes.pathPrefix === first),
    );
    if (missing.length === 0) return null;
    const add = async (lazyRoutes: LazyRoutes) => {
      const pages = await importWithRetry(lazyRoutes.load);
      // Two may have waited for the same.
      if (known.has(lazyRoutes)) return;
      known.add(lazyRoutes);
      childrenOf(tree, segment)?.push(...pages.map(withRetry));
    };
    return Promise.all(missing.map(add));
  };
}

/** The children of the route of one first path segment. */
function childrenOf(tree: readonly RouteObject[], segment: string): RouteObject[] | null {
  for (const { id, children = [] } of tree) {
    const found = id === segment ? children : childrenOf(children, segment);
    if (found) return found;
  }
  return null;
}

export function startNavigation(): Navigation {
  const tree = routes.map(withRetry);
  return createNavigation(createBrowserHistory(), {
    routes: tree,
    basename: basePath || '/',
    discover: createDiscover(tree),
  });
}
