import { loadBalancerSubjects as subjects } from '@skydeck/contract';
import { Navigate, type RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../../kit/module.ts';
import { wizardPage } from '../../kit/wizard/route.tsx';
import { panel } from '../../kit/panel/panel.tsx';
import { poolFrames, poolPages, poolSteps, poolTab } from '../load-balancer-pool/index.ts';

type Subject = (typeof subjects)[keyof typeof subjects];
const guard = (subject: Subject, action: 'read' | 'create' | 'update') =>
  ({ guard: { subject, action } }) satisfies RouteHandle;
const mayUpdate = guard(subjects.item, 'update');

const create = async () => (await import('./LoadBalancerWizard.tsx')).LoadBalancerWizard;
const edit = async () => (await import('./LoadBalancerEdit.tsx')).LoadBalancerEdit;

/** A pool of a load balancer that is being written has addresses of its own. */
const newPool: RouteObject[] = [
  { index: true, element: null },
  { path: 'add-pool', children: poolSteps },
];

/** Below /compute. Forms are panels over the page they belong to; a new load balancer takes a page of its own. */
export const pages: RouteObject[] = [
  {
    path: 'load-balancers',
    handle: guard(subjects.list, 'read'),
    children: [
      {
        lazy: async () => ({ Component: (await import('./LoadBalancerList.tsx')).LoadBalancerList }),
        children: [
          { index: true, element: null },
          { path: ':loadBalancerId/edit', handle: mayUpdate, lazy: panel(edit, '../..') },
        ],
      },
      {
        path: 'add',
        handle: guard(subjects.list, 'create'),
        lazy: wizardPage(create),
        children: newPool,
      },
    ],
  },
  {
    path: 'load-balancers/:loadBalancerId',
    handle: guard(subjects.item, 'read'),
    children: [
      { index: true, element: <Navigate to="pools" replace /> },
      {
        lazy: async () => ({ Component: (await import('./LoadBalancerDetails.tsx')).LoadBalancerDetails }),
        children: [
          poolTab,
          {
            path: 'overview',
            lazy: async () => ({ Component: (await import('./LoadBalancerOverview.tsx')).LoadBalancerOverview }),
          },
          {
            lazy: async () => ({ Component: (await import('./LoadBalancerProperties.tsx')).LoadBalancerProperties }),
            children: [
              { path: 'properties', element: null },
              // Where others have `edit/:returnRoute` the forms of pools have theirs: another value leads here (`whereInsteadOfPool`).
              { path: 'edit/details', handle: mayUpdate, lazy: panel(edit, '../../properties') },
            ],
          },
        ],
      },
      ...poolPages,
    ],
  },
];

const of = (path: string) => `load-balancers/:loadBalancerId/${path}`;

/** Below /iframe, in other people's pages. */
export const frames: RouteObject[] = [
  {
    path: 'load-balancers/add',
    handle: guard(subjects.list, 'create'),
    lazy: async () => ({ Component: await create() }),
    children: newPool,
  },
  { path: of('edit'), handle: mayUpdate, lazy: async () => ({ Component: await edit() }) },
  {
    path: of('details'),
    handle: guard(subjects.item, 'read'),
    lazy: async () => ({ Component: (await import('./LoadBalancerChart.tsx')).LoadBalancerChart }),
  },
  ...poolFrames(of),
];
