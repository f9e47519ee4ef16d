import { createBrowserRouter, Outlet, type RouteObject } from 'react-router-dom';
import { areas } from '../areas/index.ts';
import { type Area, lazyRoutesOfResources } from '../kit/module.ts';
import { resources } from '../resources/index.ts';
import { errorRoutes } from '../screens/errors/routes.tsx';
import { AreaHome } from '../layout/navigation/AreaHome.tsx';
import { Landing } from './Landing.tsx';
import { PageShell } from '../layout/PageShell.tsx';
import { page } from '../kit/panel/resource-routes.ts';
import { Root } from './Root.tsx';
import { RouteFault } from './RouteFault.tsx';
import { basePath } from '../session/link.ts';
import { discoverRoutes, type LazyRoutesBySegment, withRetry } from './discover-routes.ts';

export const publicRoutes: RouteObject[] = [
  { index: true, Component: Landing },
  {
    path: 'login/:domainName?',
    lazy: page(async () => (await import('../screens/login/Login.tsx')).Login),
  },
  {
    path: 'login/:domainName/:idp',
    lazy: page(async () => (await import('../screens/auth/ProviderSignIn.tsx')).ProviderSignIn),
  },
  {
    path: 'auth/success',
    lazy: page(async () => (await import('../screens/auth/AuthSuccess.tsx')).AuthSuccess),
  },
  {
    path: 'auth/failed',
    lazy: page(async () => (await import('../screens/auth/AuthFailed.tsx')).AuthFailed),
  },
  {
    path: 'auth/back',
    lazy: page(async () => (await import('../screens/auth/SignedInBack.tsx')).SignedInBack),
  },
  {
    path: 'iframe/sign-in',
    lazy: page(async () => (await import('../frame/SignInWindow.tsx')).SignInWindow),
  },
  { path: 'void', element: null },
  ...errorRoutes,
];

/** The area's own address; its other pages are fetched when somebody comes to one of them. */
const areaRoute = (area: Area): RouteObject => ({
  id: area.path,
  path: area.path,
  // Said, or the router warns of an empty page while it finds out about the area's pages.
  Component: Outlet,
  children: [{ index: true, ...(area.page ? { lazy: area.page } : { element: <AreaHome area={area} /> }) }],
});

export const secureRoutes: RouteObject = {
  Component: PageShell,
  children: [
    ...areas.map(areaRoute),
    {
      path: 'no-service',
      lazy: page(async () => (await import('../screens/errors/NoService.tsx')).NoService),
    },
  ],
};

export const framedRoutes: RouteObject = {
  id: 'iframe',
  path: 'iframe',
  lazy: page(async () => (await import('../frame/FrameShell.tsx')).FrameShell),
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
    ErrorBoundary: RouteFault,
    HydrateFallback: () => null,
    children: [...publicRoutes, framedRoutes, secureRoutes],
  },
];

/** The lazy routes by the first path segment: those of an area, and those of the resources for frames. */
const lazyRoutesBySegment: LazyRoutesBySegment = new Map([
  ...areas.map(({ path, lazyRoutes }) => [path, lazyRoutes] as const),
  ['iframe', lazyRoutesOfResources(resources, 'frames')],
]);

export type Router = ReturnType<typeof createRouter>;

/** Starts to fetch the page at the address. */
export const createRouter = () =>
  createBrowserRouter(routes.map(withRetry), {
    basename: basePath || '/',
    patchRoutesOnNavigation: discoverRoutes(lazyRoutesBySegment, basePath),
  });
