import type { RouteObject } from 'react-router-dom';
import { panel } from '../../kit/panel/panel.tsx';
import { resourceRoutes, tab } from '../../kit/panel/resource-routes.ts';
import { routers } from './router.ts';

const routes = resourceRoutes({ path: 'routers', id: 'routerId', subjects: routers.subjects });
const { mayCreate, mayUpdate } = routes;

const create = async () => (await import('./RouterCreate.tsx')).RouterCreate;
const edit = async () => (await import('./RouterEdit.tsx')).RouterEdit;
const addInterface = async () => (await import('./InterfaceAdd.tsx')).InterfaceAdd;
const editInterface = async () => (await import('./InterfaceEdit.tsx')).InterfaceEdit;
const routeForm = async () => (await import('./RouteForm.tsx')).RouteForm;

/** Below /compute. Forms are panels over the page they belong to. */
export const pages: RouteObject[] = [
  routes.list(
    async () => (await import('./RouterList.tsx')).RouterList,
    [
      routes.add(create),
      routes.edit(edit),
      { path: 'addInterface/:routerId', handle: mayUpdate, lazy: panel(addInterface, '../..') },
    ],
  ),
  routes.details(
    async () => (await import('./RouterDetails.tsx')).RouterDetails,
    [
      tab(null, async () => (await import('./RouterOverview.tsx')).RouterOverview, [routes.editDetails(edit)]),
      tab('interfaces', async () => (await import('./RouterInterfaces.tsx')).RouterInterfaces, [
        { path: 'add', handle: mayUpdate, lazy: panel(addInterface) },
        { path: ':itemId/edit', handle: mayUpdate, lazy: panel(editInterface, '../..') },
      ]),
      tab('routes', async () => (await import('./RouterRoutes.tsx')).RouterRoutes, [
        { path: 'add', handle: mayUpdate, lazy: panel(routeForm) },
        { path: ':itemId/edit', handle: mayUpdate, lazy: panel(routeForm, '../..') },
      ]),
    ],
  ),
];

/** Below /iframe, in other people's pages. */
export const frames: RouteObject[] = [
  routes.frame('add', mayCreate, create),
  routes.frame(':routerId/edit', mayUpdate, edit),
  routes.frame(':routerId/interfaces/add', mayUpdate, addInterface),
  routes.frame(':routerId/interfaces/:itemId/edit', mayUpdate, editInterface),
  routes.frame(':routerId/routes/add', mayUpdate, routeForm),
  routes.frame(':routerId/routes/:itemId/edit', mayUpdate, routeForm),
];
