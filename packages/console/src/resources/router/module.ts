import type { ResourceModule } from '../../kit/module.ts';
import { panel } from '../../kit/panel/panel.tsx';
import { resourceRoutes, tab } from '../../kit/panel/resource-routes.ts';
import { interfaceWords, routers, routerWords } from './router.ts';
import { RouterList } from './RouterList.tsx';

const routes = resourceRoutes({ path: 'routers', id: 'routerId', subjects: routers.subjects });

const create = async () => (await import('./RouterForms.tsx')).RouterCreate;
const edit = async () => (await import('./RouterForms.tsx')).RouterEdit;
const addInterface = async () => (await import('./InterfaceForms.tsx')).InterfaceAdd;
const editInterface = async () => (await import('./InterfaceForms.tsx')).InterfaceEdit;
const routeForm = async () => (await import('./RouteForm.tsx')).RouteForm;

export const router: ResourceModule = {
  resource: routers,
  pages: [
    routes.list(RouterList, [
      routes.add(create),
      routes.edit(edit),
      { path: 'addInterface/:routerId', handle: routes.mayUpdate, lazy: panel(addInterface, '../..') },
    ]),
    routes.details(
      async () => (await import('./RouterDetails.tsx')).RouterDetails,
      [
        tab(null, async () => (await import('./RouterOverview.tsx')).RouterOverview, [routes.editDetails(edit)]),
        tab(
          'interfaces',
          async () => (await import('./RouterInterfaces.tsx')).RouterInterfaces,
          routes.partForms(addInterface, editInterface),
        ),
        tab(
          'routes',
          async () => (await import('./RouterRoutes.tsx')).RouterRoutes,
          routes.partForms(routeForm, routeForm),
        ),
      ],
    ),
  ],
  frames: [
    ...routes.itemFrames(create, edit),
    ...routes.partFrames('interfaces', addInterface, editInterface),
    ...routes.partFrames('routes', routeForm, routeForm),
  ],
  tasks: [
    { name: 'compute.routers.delete_many', words: routerWords, retryEndpoint: routers.api.removeMany },
    {
      name: 'compute.routers.disconnect_many',
      words: interfaceWords,
      act: 'disconnect',
      retryEndpoint: routers.api.removeInterfaces,
      // Its objects are interfaces, which have no page.
      linkTo: async () => null,
    },
  ],
};
