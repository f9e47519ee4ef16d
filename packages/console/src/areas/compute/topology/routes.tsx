import { networkSubjects, routerSubjects } from '@skydeck/contract';
import type { RouteObject } from 'react-router-dom';
import { wizardPage } from '../../../kit/wizard/route.tsx';
import { panel } from '../../../kit/panel/panel.tsx';

/** Below /compute. */
export const pages: RouteObject[] = [
  {
    path: 'topology',
    lazy: async () => ({ Component: (await import('./Topology.tsx')).Topology }),
    children: [
      {
        path: 'routers/add',
        handle: { guard: { subject: routerSubjects.list, action: 'create' } },
        lazy: panel(async () => (await import('../../../resources/router/RouterForms.tsx')).RouterCreate, '../..'),
      },
      {
        path: 'routers/:routerId/interfaces/add',
        handle: { guard: { subject: routerSubjects.item, action: 'update' } },
        lazy: panel(
          async () => (await import('../../../resources/router/InterfaceForms.tsx')).InterfaceAdd,
          '../../../..',
        ),
      },
    ],
  },
  {
    path: 'topology/networks/add',
    handle: { guard: { subject: networkSubjects.create, action: 'create' } },
    lazy: wizardPage(async () => (await import('../../../resources/network/NetworkWizard.tsx')).NetworkWizard, '../..'),
  },
];
