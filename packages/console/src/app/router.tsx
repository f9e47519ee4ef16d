import { type RouteObject, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { areas } from '../areas/index.ts';
import { insist } from '../kit/insist.ts';
import { type Area, type Branch, branchesOfLines } from '../kit/module.ts';
import { createNavigation, type Navigation } from '../kit/navigation/index.ts';
import { resources } from '../resources/index.ts';
import { errorRoutes } from '../screens/errors/routes.tsx';
import { AreaHome } from '../shell/AreaHome.tsx';
import { Landing } from '../shell/Landing.tsx';
import { PageShell } from '../shell/PageShell.tsx';
import { Root } from '../shell/Root.tsx';
import { basePath } from './connection.ts';

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

/** A page that is asked for while the server is away comes when it is back. */
const insisting = ({ lazy, children, ...route }: RouteObject): RouteObject =>
  ({
    ...route,
    ...(typeof lazy === 'function' && { lazy: () => insist(lazy) }),
    ...(children && { children: children.map(insisting) }),
  }) as RouteObject;

/** What is fetched behind which first part of an address: what an area has, and what resources have for frames. */
const trunks: ReadonlyMap<string, readonly Branch[]> = new Map([
  ...areas.map(({ path, branches }) => [path, branches] as const),
  ['iframe', branchesOfLines(resources, 'frames')],
]);

/** Fetches pages when somebody comes to one of them, and puts them in their place. */
function discoverIn(tree: readonly RouteObject[]) {
  const known = new Set<Branch>();
  return (pathname: string): Promise<unknown> | null => {
    // As the router takes them, capitals are no others.
    const [trunk = '', first = ''] = pathname
      .slice(basePath.length + 1)
      .toLowerCase()
      .split('/');
    const missing = (trunks.get(trunk) ?? []).filter(
      (branch) => !known.has(branch) && (branch.below === null || branch.below === first),
    );
    if (missing.length === 0) return null;
    const add = async (branch: Branch) => {
      const pages = await insist(branch.load);
      // Two may have waited for the same.
      if (known.has(branch)) return;
      known.add(branch);
      placeOf(tree, trunk)?.push(...pages.map(insisting));
    };
    return Promise.all(missing.map(add));
  };
}

/** Where the pages of one trunk stand. */
function placeOf(tree: readonly RouteObject[], trunk: string): RouteObject[] | null {
  for (const { id, children = [] } of tree) {
    const place = id === trunk ? children : placeOf(children, trunk);
    if (place) return place;
  }
  return null;
}

export function startNavigation(): Navigation {
  const tree = routes.map(insisting);
  return createNavigation(createBrowserHistory(), {
    routes: tree,
    basename: basePath || '/',
    discover: discoverIn(tree),
  });
}
