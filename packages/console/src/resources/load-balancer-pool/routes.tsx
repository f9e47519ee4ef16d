import { loadBalancerPoolSubjects as subjects } from '@skydeck/contract';
import { Navigate, type RouteObject, useParams } from 'react-router-dom';
import { panel } from '../../kit/panel/panel.tsx';
import { may, page, resourceRoutes, tab } from '../../kit/panel/resource-routes.ts';
import { whereInsteadOfPool } from './return-route.ts';

const routes = resourceRoutes({ path: 'load-balancers/:loadBalancerId', id: 'loadBalancerPoolId', subjects });
const { mayCreate, mayUpdate } = routes;

const create = async () => (await import('./PoolCreate.tsx')).PoolCreate;
const changes = () => import('./PoolChanges.tsx');
const edit = async () => (await changes()).PoolEdit;
const editMembers = async () => (await changes()).PoolMembersEdit;
const editHealth = async () => (await changes()).PoolHealthEdit;
const editCidrs = async () => (await changes()).PoolCidrsEdit;

/** The form of a pool has parts, and each part an address; all of them are the same form. */
export const poolSteps: RouteObject[] = [
  { index: true, element: null },
  { path: 'vms', element: null },
  { path: 'healthmonitor', element: null },
];

/** The forms of a pool that is there, below its address. */
const forms = { '': edit, '/health': editHealth, '/members': editMembers, '/allowed-cidrs': editCidrs };

/** The tab of a load balancer's page that lists its pools. A form that is opened there lies over it, and leads back to it. */
export const poolTab: RouteObject = {
  handle: may('read', subjects.list),
  lazy: page(async () => (await import('./BalancerPools.tsx')).BalancerPools),
  children: [
    { path: 'pools', element: null },
    { path: 'pools/add-pool', handle: mayCreate, lazy: panel(create), children: poolSteps },
    ...Object.entries(forms).map(([form, load]) => ({
      path: `edit/:loadBalancerPoolId${form}/:returnRoute`,
      handle: mayUpdate,
      lazy: panel(load, form === '' ? '../../../pools' : '../../../../pools'),
    })),
  ],
};

const details = async () => (await import('./PoolDetails.tsx')).PoolDetails;
/** What stands where a form of a pool would is perhaps a return route of its load balancer's. */
const detailsOrReturn = async () => {
  const Details = await details();
  return () => {
    const elsewhere = whereInsteadOfPool(useParams()['loadBalancerPoolId']);
    return elsewhere === null ? <Details /> : <Navigate to={elsewhere} replace />;
  };
};
const overview = async () => (await import('./PoolOverview.tsx')).PoolOverview;
const members = async () => (await import('./PoolMembers.tsx')).PoolMembers;
const cidrs = async () => (await import('./PoolCidrs.tsx')).PoolCidrs;
const activity = async () => (await import('./PoolActivity.tsx')).PoolActivity;

/** The forms' addresses lie beside those of the pages (spec: pool.addresses): the way back names the pool again. */
const backTo = (up: string, below: string) => (params: { readonly loadBalancerPoolId?: string }) =>
  `${up}/${params.loadBalancerPoolId ?? ''}/${below}`;

/** Below `load-balancers/:loadBalancerId`: a pool's pages, and its forms as panels over them. */
export const poolPages: RouteObject[] = [
  {
    path: ':loadBalancerPoolId',
    handle: may('read', subjects.item),
    lazy: page(details),
    children: [
      {
        lazy: page(overview),
        children: [
          { index: true, element: null },
          { path: 'overview', element: null },
          { path: 'properties', element: null },
        ],
      },
      tab('members', members),
      tab('allowed-cidrs', cidrs),
      tab('activity', activity),
    ],
  },
  {
    path: 'edit/:loadBalancerPoolId',
    handle: mayUpdate,
    lazy: page(detailsOrReturn),
    children: [
      {
        lazy: page(overview),
        children: [
          { index: true, lazy: panel(edit, backTo('../..', 'properties')) },
          { path: 'health', lazy: panel(editHealth, backTo('../../..', 'properties')) },
        ],
      },
      { lazy: page(members), children: [{ path: 'members', lazy: panel(editMembers, backTo('../../..', 'members')) }] },
      {
        lazy: page(cidrs),
        children: [{ path: 'allowed-cidrs', lazy: panel(editCidrs, backTo('../../..', 'allowed-cidrs')) }],
      },
    ],
  },
];

/** Below /iframe, in other people's pages. */
export const poolFrames: RouteObject[] = [
  routes.frame('add-pool', mayCreate, create, poolSteps),
  routes.frame('edit-pool/:loadBalancerPoolId', mayUpdate, edit),
  routes.frame('edit-pool/:loadBalancerPoolId/members', mayUpdate, editMembers),
  routes.frame('edit-pool/:loadBalancerPoolId/allowed-cidrs', mayUpdate, editCidrs),
  routes.frame('edit-pool/:loadBalancerPoolId/health', mayUpdate, editHealth),
  routes.frame(
    'pool/:loadBalancerPoolId/details',
    may('read', subjects.item),
    async () => (await import('./PoolChart.tsx')).PoolChart,
  ),
];
