import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../../kit/module.ts';
import { panel } from '../../kit/panel/panel.tsx';
import { routers } from './router.ts';

const { subjects } = routers;
const guard = (subject: (typeof subjects)['list' | 'item'], action: 'read' | 'create' | 'update') =>
  ({ guard: { subject, action } }) satisfies RouteHandle;
const mayUpdate = guard(subjects.item, 'update');

const create = async () => (await import('./RouterCreate.tsx')).RouterCreate;
const edit = async () => (await import('./RouterEdit.tsx')).RouterEdit;
const addInterface = async () => (await import('./InterfaceAdd.tsx')).InterfaceAdd;
const editInterface = async () => (await import('./InterfaceEdit.tsx')).InterfaceEdit;
const routeForm = async () => (await import('./RouteForm.tsx')).RouteForm;

/** Below /compute. Forms are panels over the page they belong to. */
export const pages: RouteObject[] = [
  {
    path: 'routers',
    handle: guard(subjects.list, 'read'),
    lazy: async () => ({ Component: (await import('./RouterList.tsx')).RouterList }),
    children: [
      { path: 'add', handle: guard(subjects.list, 'create'), lazy: panel(create) },
      { path: ':routerId/edit', handle: mayUpdate, lazy: panel(edit, '../..') },
      { path: 'addInterface/:routerId', handle: mayUpdate, lazy: panel(addInterface, '../..') },
    ],
  },
  {
    path: 'routers/:routerId',
    handle: guard(subjects.item, 'read'),
    lazy: async () => ({ Component: (await import('./RouterDetails.tsx')).RouterDetails }),
    children: [
      {
        lazy: async () => ({ Component: (await import('./RouterOverview.tsx')).RouterOverview }),
        children: [
          { index: true, element: null },
          { path: 'edit/:returnRoute', handle: mayUpdate, lazy: panel(edit, '../..') },
        ],
      },
      {
        path: 'interfaces',
        lazy: async () => ({ Component: (await import('./RouterInterfaces.tsx')).RouterInterfaces }),
        children: [
          { path: 'add', handle: mayUpdate, lazy: panel(addInterface) },
          { path: ':itemId/edit', handle: mayUpdate, lazy: panel(editInterface, '../..') },
        ],
      },
      {
        path: 'routes',
        lazy: async () => ({ Component: (await import('./RouterRoutes.tsx')).RouterRoutes }),
        children: [
          { path: 'add', handle: mayUpdate, lazy: panel(routeForm) },
          { path: ':itemId/edit', handle: mayUpdate, lazy: panel(routeForm, '../..') },
        ],
      },
    ],
  },
];

const framed = (path: string, handle: RouteHandle, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  handle,
  lazy: async () => ({ Component: await load() }),
});

/** Below /iframe, in other people's pages. */
export const frames: RouteObject[] = [
  framed('routers/add', guard(subjects.list, 'create'), create),
  framed('routers/:routerId/edit', mayUpdate, edit),
  framed('routers/:routerId/interfaces/add', mayUpdate, addInterface),
  framed('routers/:routerId/interfaces/:itemId/edit', mayUpdate, editInterface),
  framed('routers/:routerId/routes/add', mayUpdate, routeForm),
  framed('routers/:routerId/routes/:itemId/edit', mayUpdate, routeForm),
];
