import type { RouteObject } from 'react-router-dom';
import { may, page, resourceRoutes, tab } from '../../kit/panel/resource-routes.ts';
import { vpns } from './vpn.ts';
import { VpnList } from './VpnList.tsx';

const { subjects } = vpns;
const routes = resourceRoutes({ path: 'vpn', id: 'vpnId', subjects });
const { mayCreate, mayUpdate } = routes;

const wizard = async () => (await import('./VpnWizard.tsx')).VpnWizard;
const edit = async () => (await import('./VpnEdit.tsx')).VpnEdit;

/** Below /compute. A new connection takes a page of its own; a change is a panel over the page it was opened from. */
export const pages: RouteObject[] = [
  routes.list(VpnList, [routes.edit(edit)], [routes.addInSteps(wizard)]),
  routes.details(
    async () => (await import('./VpnDetails.tsx')).VpnDetails,
    [
      tab(null, async () => (await import('./VpnOverview.tsx')).VpnOverview, [routes.editDetails(edit)]),
      tab('policies', async () => (await import('./VpnPolicies.tsx')).VpnPolicies),
      tab('endpoint-groups', async () => (await import('./VpnEndpoints.tsx')).VpnEndpoints),
    ],
  ),
];

/** Below /iframe, in other people's pages. Who may only look is told so, and not after the last step. */
export const frames: RouteObject[] = [
  {
    path: 'vpn/add',
    handle: may('read', subjects.list),
    children: [{ index: true, handle: mayCreate, lazy: page(wizard) }],
  },
  routes.frame(':vpnId/edit', mayUpdate, edit),
];
