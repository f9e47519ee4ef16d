import { floatingIpSubjects as subjects } from '@skydeck/contract';
import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../../kit/module.ts';
import { panel } from '../../kit/panel/panel.tsx';

const guard = (subject: (typeof subjects)['list' | 'item'], action: 'read' | 'create' | 'update') =>
  ({ guard: { subject, action } }) satisfies RouteHandle;

const mayAssign = guard(subjects.item, 'update');
const assign = panel(async () => (await import('./FloatingIpAssign.tsx')).FloatingIpAssign, '../..');

/** Below /compute. Forms are panels over the page they belong to. */
export const pages: RouteObject[] = [
  {
    path: 'floating-ips',
    handle: guard(subjects.list, 'read'),
    lazy: async () => ({ Component: (await import('./FloatingIpList.tsx')).FloatingIpList }),
    children: [
      {
        path: 'add',
        handle: guard(subjects.list, 'create'),
        lazy: panel(async () => (await import('./FloatingIpCreate.tsx')).FloatingIpCreate),
      },
      { path: ':floatingIpId/assign', handle: mayAssign, lazy: assign },
    ],
  },
  {
    path: 'floating-ips/:floatingIpId',
    handle: guard(subjects.item, 'read'),
    lazy: async () => ({ Component: (await import('./FloatingIpDetails.tsx')).FloatingIpDetails }),
    children: [{ path: 'assign/:returnRoute', handle: mayAssign, lazy: assign }],
  },
];

/** Below /iframe, in other people's pages: none of its forms are (spec: floating-ip.frame). */
export const frames: RouteObject[] = [];
