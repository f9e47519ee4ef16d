import { networkSubjects as subjects } from '@skydeck/contract';
import type { RouteObject } from 'react-router-dom';
import { wizardPage } from '../../kit/wizard/route.tsx';
import { panel } from '../../kit/panel/panel.tsx';
import { may, page, resourceRoutes, tab } from '../../kit/panel/resource-routes.ts';
import { NetworkList } from './NetworkList.tsx';

const routes = resourceRoutes({ path: 'networks', id: 'networkId', subjects });
const { mayUpdate } = routes;
// Who may make one of the project's own may not make a physical one.
const mayCreate = may('create', subjects.create);

const create = async () => (await import('./NetworkWizard.tsx')).NetworkWizard;
const createPhysical = async () => (await import('./PhysicalWizard.tsx')).PhysicalWizard;
const edit = async () => (await import('./NetworkEdit.tsx')).NetworkEdit;
const addIPv4 = async () => (await import('./SubnetPanels.tsx')).AddIPv4Subnet;
const addIPv6 = async () => (await import('./SubnetPanels.tsx')).AddIPv6Subnet;
const editSubnet = async () => (await import('./SubnetPanels.tsx')).EditSubnet;
const editAccess = async () => (await import('./NetworkAccessEdit.tsx')).NetworkAccessEdit;

/** Below /compute. Forms are panels over the page they belong to; a new network takes a page of its own. */
export const pages: RouteObject[] = [
  routes.list(
    NetworkList,
    [routes.edit(edit)],
    [
      routes.addInSteps(create, [], mayCreate),
      { path: 'add-physical', handle: may('create', subjects.physical), lazy: wizardPage(createPhysical) },
    ],
  ),
  routes.details(
    async () => (await import('./NetworkDetails.tsx')).NetworkDetails,
    [
      tab(null, async () => (await import('./NetworkOverview.tsx')).NetworkOverview, [routes.editDetails(edit)]),
      {
        lazy: page(async () => (await import('./NetworkSubnets.tsx')).NetworkSubnets),
        children: [
          { path: 'subnets', element: null },
          { path: 'addIPv4subnet', handle: mayUpdate, lazy: panel(addIPv4, '../subnets') },
          { path: 'addIPv6subnet', handle: mayUpdate, lazy: panel(addIPv6, '../subnets') },
          { path: 'editIPv4subnet/:subnetId', handle: mayUpdate, lazy: panel(editSubnet, '../../subnets') },
          { path: 'editIPv6subnet/:subnetId', handle: mayUpdate, lazy: panel(editSubnet, '../../subnets') },
        ],
      },
      {
        lazy: page(async () => (await import('./NetworkAccess.tsx')).NetworkAccess),
        children: [
          { path: 'access', element: null },
          {
            handle: mayUpdate,
            children: [
              { path: 'access-edit', handle: may('update', subjects.access), lazy: panel(editAccess, '../access') },
            ],
          },
        ],
      },
    ],
  ),
];

/** Below /iframe, in other people's pages. */
export const frames: RouteObject[] = [
  routes.frame('add', mayCreate, create),
  routes.frame(
    ':networkId/edit-ipv4-subnet/:subnetId',
    mayUpdate,
    async () => (await import('./SubnetFrame.tsx')).SubnetFrame,
  ),
];
