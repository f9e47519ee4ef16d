import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../../kit/module.ts';
import { wizardPage } from '../../kit/wizard/route.tsx';
import { panel } from '../../kit/panel/panel.tsx';
import { vpns } from './vpn.ts';

const { subjects } = vpns;
const guard = (subject: (typeof subjects)['list' | 'item'], action: 'read' | 'create' | 'update') =>
  ({ guard: { subject, action } }) satisfies RouteHandle;
const mayUpdate = guard(subjects.item, 'update');
const mayCreate = guard(subjects.list, 'create');

const wizard = async () => (await import('./VpnWizard.tsx')).VpnWizard;
const edit = async () => (await import('./VpnEdit.tsx')).VpnEdit;

/** Below /compute. A new connection takes a page of its own; a change is a panel over the page it was opened from. */
export const pages: RouteObject[] = [
  {
    path: 'vpn',
    handle: guard(subjects.list, 'read'),
    children: [
      {
        lazy: async () => ({ Component: (await import('./VpnList.tsx')).VpnList }),
        children: [
          { index: true, element: null },
          { path: ':vpnId/edit', handle: mayUpdate, lazy: panel(edit, '../..') },
        ],
      },
      { path: 'add', handle: mayCreate, lazy: wizardPage(wizard) },
    ],
  },
  {
    path: 'vpn/:vpnId',
    handle: guard(subjects.item, 'read'),
    lazy: async () => ({ Component: (await import('./VpnDetails.tsx')).VpnDetails }),
    children: [
      {
        lazy: async () => ({ Component: (await import('./VpnOverview.tsx')).VpnOverview }),
        children: [
          { index: true, element: null },
          { path: 'edit/:returnRoute', handle: mayUpdate, lazy: panel(edit, '../..') },
        ],
      },
      { path: 'policies', lazy: async () => ({ Component: (await import('./VpnPolicies.tsx')).VpnPolicies }) },
      { path: 'endpoint-groups', lazy: async () => ({ Component: (await import('./VpnEndpoints.tsx')).VpnEndpoints }) },
    ],
  },
];

/** Below /iframe, in other people's pages. Who may only look is told so, and not after the last step. */
export const frames: RouteObject[] = [
  {
    path: 'vpn/add',
    handle: guard(subjects.list, 'read'),
    children: [{ index: true, handle: mayCreate, lazy: async () => ({ Component: await wizard() }) }],
  },
  { path: 'vpn/:vpnId/edit', handle: mayUpdate, lazy: async () => ({ Component: await edit() }) },
];
