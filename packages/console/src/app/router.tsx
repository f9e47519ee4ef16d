import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { insist } from '../kit/insist.ts';
import { resources } from '../resources/index.ts';
import { errorRoutes } from '../screens/errors/routes.tsx';
import { Landing } from '../shell/Landing.tsx';
import { PageShell } from '../shell/PageShell.tsx';
import { Root } from '../shell/Root.tsx';
import { RouteFault } from '../shell/RouteFault.tsx';
import { basePath } from './connection.ts';

const pages = resources.flatMap((module) => module.pages);
const frames = resources.flatMap((module) => module.frames);
const [firstEntry] = resources.flatMap(({ menu }) => (menu ? [menu] : []));

export const publicRoutes: RouteObject[] = [
  { index: true, Component: Landing },
  {
    path: 'login/:domainName?/:idp?',
    lazy: async () => ({ Component: (await import('../screens/login/Login.tsx')).Login }),
  },
  {
    path: 'auth/success',
    lazy: async () => ({ Component: (await import('../screens/auth/AuthSuccess.tsx')).AuthSuccess }),
  },
  {
    path: 'auth/failed',
    lazy: async () => ({ Component: (await import('../screens/auth/AuthFailed.tsx')).AuthFailed }),
  },
  { path: 'void', element: null },
  ...errorRoutes,
];

export const secureRoutes: RouteObject = {
  Component: PageShell,
  children: [
    {
      path: 'monitoring',
      lazy: async () => ({ Component: (await import('../screens/monitoring/Monitoring.tsx')).Monitoring }),
    },
    {
      path: 'no-service',
      lazy: async () => ({ Component: (await import('../screens/errors/NoService.tsx')).NoService }),
    },
    {
      path: 'compute',
      children: [{ index: true, element: <Navigate to={firstEntry?.path ?? '/no-service'} replace /> }, ...pages],
    },
  ],
};

export const framedRoutes: RouteObject = {
  path: 'iframe',
  lazy: async () => ({ Component: (await import('../frame/FrameShell.tsx')).FrameShell }),
  children: frames,
};

/** All addresses of the console. `routes.txt` has each with its guard: that page of text is the security review. */
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

export const createRouter = () => createBrowserRouter(routes.map(insisting), { basename: basePath || '/' });
