import { loadBalancerSubjects as subjects } from '@skydeck/contract';
import { Navigate, type RouteObject } from 'react-router-dom';
import { panel } from '../../kit/panel/panel.tsx';
import { activityTab, may, page, resourceRoutes } from '../../kit/panel/resource-routes.ts';
import { poolFrames, poolPages, poolSteps, poolTab } from '../load-balancer-pool/index.ts';
import { LoadBalancerList } from './LoadBalancerList.tsx';

const routes = resourceRoutes({ path: 'load-balancers', id: 'loadBalancerId', subjects });
const { mayCreate, mayUpdate } = routes;

const create = async () => (await import('./LoadBalancerWizard.tsx')).LoadBalancerWizard;
const edit = async () => (await import('./LoadBalancerEdit.tsx')).LoadBalancerEdit;

/** A pool of a load balancer that is being written has addresses of its own. */
const newPool: RouteObject[] = [
  { index: true, element: null },
  { path: 'add-pool', children: poolSteps },
];

/** Below /compute. Forms are panels over the page they belong to; a new load balancer takes a page of its own. */
export const pages: RouteObject[] = [
  routes.list(LoadBalancerList, [routes.edit(edit)], [routes.addInSteps(create, newPool)]),
  {
    path: 'load-balancers/:loadBalancerId',
    handle: may('read', subjects.item),
    children: [
      { index: true, element: <Navigate to="pools" replace /> },
      {
        lazy: page(async () => (await import('./LoadBalancerDetails.tsx')).LoadBalancerDetails),
        children: [
          poolTab,
          activityTab,
          {
            lazy: page(async () => (await import('./LoadBalancerOverview.tsx')).LoadBalancerOverview),
            children: [
              { path: 'overview', element: null },
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

/** Below /iframe, in other people's pages. */
export const frames: RouteObject[] = [
  routes.frame('add', mayCreate, create, newPool),
  routes.frame(':loadBalancerId/edit', mayUpdate, edit),
  routes.frame(
    ':loadBalancerId/details',
    may('read', subjects.item),
    async () => (await import('./LoadBalancerChart.tsx')).LoadBalancerChart,
  ),
  ...poolFrames,
];
