import { floatingIpSubjects as subjects } from '@skydeck/contract';
import type { RouteObject } from 'react-router-dom';
import { panel } from '../../kit/panel/panel.tsx';
import { resourceRoutes } from '../../kit/panel/resource-routes.ts';

const routes = resourceRoutes({ path: 'floating-ips', id: 'floatingIpId', subjects });

/** An address that is held already is not edited but assigned. */
const assign = {
  handle: routes.mayUpdate,
  lazy: panel(async () => (await import('./FloatingIpAssign.tsx')).FloatingIpAssign, '../..'),
};

/** Below /compute. Forms are panels over the page they belong to. */
export const pages: RouteObject[] = [
  routes.list(
    async () => (await import('./FloatingIpList.tsx')).FloatingIpList,
    [
      routes.add(async () => (await import('./FloatingIpCreate.tsx')).FloatingIpCreate),
      { path: ':floatingIpId/assign', ...assign },
    ],
  ),
  routes.details(
    async () => (await import('./FloatingIpDetails.tsx')).FloatingIpDetails,
    [{ path: 'assign/:returnRoute', ...assign }],
  ),
];

/** Below /iframe, in other people's pages: none of its forms are (spec: floating-ip.frame). */
export const frames: RouteObject[] = [];
