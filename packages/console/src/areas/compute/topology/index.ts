import icon from 'lucide-static/icons/waypoints.svg?raw';
import { networkSubjects, routerSubjects } from '@skydeck/contract';
import type { AreaPart } from '../../../kit/module.ts';
import { wizardPage } from '../../../kit/wizard/route.tsx';
import { panel } from '../../../shell/panel.tsx';
import title from './words/menu.json';

const guard = { subject: networkSubjects.list, action: 'read' } as const;

/** The networks of a scope as a picture, and as a tree of the same facts. */
export const topology: AreaPart = {
  entry: { group: 'networking', path: 'topology', icon, title, guard },
  pages: [
    {
      path: 'topology',
      handle: { guard },
      lazy: async () => ({ Component: (await import('./Topology.tsx')).Topology }),
      children: [
        {
          path: 'routers/add',
          handle: { guard: { subject: routerSubjects.list, action: 'create' } },
          lazy: panel(async () => (await import('../../../resources/router/RouterCreate.tsx')).RouterCreate, '../..'),
        },
        {
          path: 'routers/:routerId/interfaces/add',
          handle: { guard: { subject: routerSubjects.item, action: 'update' } },
          lazy: panel(
            async () => (await import('../../../resources/router/InterfaceAdd.tsx')).InterfaceAdd,
            '../../../..',
          ),
        },
      ],
    },
    {
      path: 'topology/networks/add',
      handle: { guard: { subject: networkSubjects.create, action: 'create' } },
      lazy: wizardPage(
        async () => (await import('../../../resources/network/NetworkWizard.tsx')).NetworkWizard,
        '../..',
      ),
    },
  ],
};
