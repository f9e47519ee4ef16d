import { networkSubjects as subjects } from '@skydeck/contract';
import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../../kit/module.ts';
import { wizardPage } from '../../kit/wizard/route.tsx';
import { panel } from '../../kit/panel/panel.tsx';

type Subject = (typeof subjects)[keyof typeof subjects];
const guard = (subject: Subject, action: 'read' | 'create' | 'update') =>
  ({ guard: { subject, action } }) satisfies RouteHandle;
const mayUpdate = guard(subjects.item, 'update');

const create = async () => (await import('./NetworkWizard.tsx')).NetworkWizard;
const edit = async () => (await import('./NetworkEdit.tsx')).NetworkEdit;
const editSubnet = async () => (await import('./SubnetPanels.tsx')).EditSubnet;

/** Below /compute. Forms are panels over the page they belong to; a new network takes a page of its own. */
export const pages: RouteObject[] = [
  {
    path: 'networks',
    handle: guard(subjects.list, 'read'),
    children: [
      {
        lazy: async () => ({ Component: (await import('./NetworkList.tsx')).NetworkList }),
        children: [
          { index: true, element: null },
          { path: ':networkId/edit', handle: mayUpdate, lazy: panel(edit, '../..') },
        ],
      },
      {
        path: 'add',
        handle: guard(subjects.create, 'create'),
        lazy: wizardPage(create),
      },
      {
        path: 'add-physical',
        handle: guard(subjects.physical, 'create'),
        lazy: wizardPage(async () => (await import('./PhysicalWizard.tsx')).PhysicalWizard),
      },
    ],
  },
  {
    path: 'networks/:networkId',
    handle: guard(subjects.item, 'read'),
    lazy: async () => ({ Component: (await import('./NetworkDetails.tsx')).NetworkDetails }),
    children: [
      {
        lazy: async () => ({ Component: (await import('./NetworkOverview.tsx')).NetworkOverview }),
        children: [
          { index: true, element: null },
          { path: 'edit/:returnRoute', handle: mayUpdate, lazy: panel(edit, '../..') },
        ],
      },
      {
        lazy: async () => ({ Component: (await import('./NetworkSubnets.tsx')).NetworkSubnets }),
        children: [
          { path: 'subnets', element: null },
          {
            path: 'addIPv4subnet',
            handle: mayUpdate,
            lazy: panel(async () => (await import('./SubnetPanels.tsx')).AddIPv4Subnet, '../subnets'),
          },
          {
            path: 'addIPv6subnet',
            handle: mayUpdate,
            lazy: panel(async () => (await import('./SubnetPanels.tsx')).AddIPv6Subnet, '../subnets'),
          },
          { path: 'editIPv4subnet/:subnetId', handle: mayUpdate, lazy: panel(editSubnet, '../../subnets') },
          { path: 'editIPv6subnet/:subnetId', handle: mayUpdate, lazy: panel(editSubnet, '../../subnets') },
        ],
      },
      {
        lazy: async () => ({ Component: (await import('./NetworkAccess.tsx')).NetworkAccess }),
        children: [
          { path: 'access', element: null },
          {
            handle: mayUpdate,
            children: [
              {
                path: 'access-edit',
                handle: guard(subjects.access, 'update'),
                lazy: panel(async () => (await import('./NetworkAccessEdit.tsx')).NetworkAccessEdit, '../access'),
              },
            ],
          },
        ],
      },
    ],
  },
];

/** Below /iframe, in other people's pages. */
export const frames: RouteObject[] = [
  { path: 'networks/add', handle: guard(subjects.create, 'create'), lazy: async () => ({ Component: await create() }) },
  {
    path: 'networks/:networkId/edit-ipv4-subnet/:subnetId',
    handle: mayUpdate,
    lazy: async () => ({ Component: (await import('./SubnetFrame.tsx')).SubnetFrame }),
  },
];
