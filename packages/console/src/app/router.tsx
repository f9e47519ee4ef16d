import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { areas } from '../areas/index.ts';
import { compute } from '../areas/compute/index.ts';
import { insist } from '../kit/insist.ts';
import type { Area } from '../kit/module.ts';
import { resources } from '../resources/index.ts';
import { errorRoutes } from '../screens/errors/routes.tsx';
import { AreaHome } from '../shell/AreaHome.tsx';
import { Landing } from '../shell/Landing.tsx';
import { PageShell } from '../shell/PageShell.tsx';
import { Root } from '../shell/Root.tsx';
import { RouteFault } from '../shell/RouteFault.tsx';
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
  children: [...(area.entries.length > 0 ? [{ index: true, element: <AreaHome area={area} /> }] : []), ...area.pages],
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
 * All addresses of the console but those of resources. `routes.txt` has each, and theirs, with its guard: that page of text
 * is the security review.
 */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteFault,
    HydrateFallback: () => null,
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

export const createRouter = () =>
  createBrowserRouter(routes.map(insisting), {
    basename: basePath || '/',
    /** Fetches the pages of a resource when somebody comes to one of them. */
    async patchRoutesOnNavigation({ path, patch }) {
      const [trunk, first] = path.slice(basePath.length + 1).split('/');
      if (first === undefined || (trunk !== compute.path && trunk !== 'iframe')) return;
      const lines = resources.filter(({ menu, below = menu?.path }) => below === first);
      const modules = await Promise.all(lines.map(({ load }) => insist(load)));
      const found = modules.flatMap(({ pages, frames }) => (trunk === compute.path ? pages : frames));
      patch(trunk, found.map(insisting));
    },
  });
