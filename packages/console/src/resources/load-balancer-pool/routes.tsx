import { loadBalancerPoolSubjects as subjects } from '@skydeck/contract';
import type { ComponentType } from 'react';
import { Navigate, type RouteObject, useParams } from 'react-router-dom';
import type { RouteHandle } from '../../kit/module.ts';
import { panel } from '../../kit/panel/panel.tsx';
import { whereInsteadOfPool } from './return-route.ts';

type Subject = (typeof subjects)[keyof typeof subjects];
const guard = (subject: Subject, action: 'read' | 'create' | 'update') =>
  ({ guard: { subject, action } }) satisfies RouteHandle;
const mayCreate = guard(subjects.list, 'create');
const mayUpdate = guard(subjects.item, 'update');

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
  handle: guard(subjects.list, 'read'),
  lazy: async () => ({ Component: (await import('./PoolList.tsx')).PoolList }),
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

const details = async () => ({ Component: (await import('./PoolDetails.tsx')).PoolDetails });
/** What stands where a form of a pool would is perhaps a return route of its load balancer's. */
const detailsOrReturn = async () => {
  const { Component: Details } = await details();
  return {
    Component: () => {
      const elsewhere = whereInsteadOfPool(useParams()['loadBalancerPoolId']);
      return elsewhere === null ? <Details /> : <Navigate to={elsewhere} replace />;
    },
  };
};
const overview = async () => ({ Component: (await import('./PoolOverview.tsx')).PoolOverview });
const properties = async () => ({ Component: (await import('./PoolProperties.tsx')).PoolProperties });
const members = async () => ({ Component: (await import('./PoolMembers.tsx')).PoolMembers });
const cidrs = async () => ({ Component: (await import('./PoolCidrs.tsx')).PoolCidrs });

/** The forms' addresses lie beside those of the pages (spec: pool.addresses): the way back names the pool again. */
const backTo = (up: string, tab: string) => (params: { readonly loadBalancerPoolId?: string }) =>
  `${up}/${params.loadBalancerPoolId ?? ''}/${tab}`;

/** Below `load-balancers/:loadBalancerId`: a pool's pages, and its forms as panels over them. */
export const poolPages: RouteObject[] = [
  {
    path: ':loadBalancerPoolId',
    handle: guard(subjects.item, 'read'),
    lazy: details,
    children: [
      { index: true, lazy: overview },
      { path: 'overview', lazy: overview },
      { path: 'properties', lazy: properties },
      { path: 'members', lazy: members },
      { path: 'allowed-cidrs', lazy: cidrs },
    ],
  },
  {
    path: 'edit/:loadBalancerPoolId',
    handle: mayUpdate,
    lazy: detailsOrReturn,
    children: [
      {
        lazy: properties,
        children: [
          { index: true, lazy: panel(edit, backTo('../..', 'properties')) },
          { path: 'health', lazy: panel(editHealth, backTo('../../..', 'properties')) },
        ],
      },
      { lazy: members, children: [{ path: 'members', lazy: panel(editMembers, backTo('../../..', 'members')) }] },
      {
        lazy: cidrs,
        children: [{ path: 'allowed-cidrs', lazy: panel(editCidrs, backTo('../../..', 'allowed-cidrs')) }],
      },
    ],
  },
];

const framed = (load: () => Promise<ComponentType>) => async () => ({ Component: await load() });

/** Below /iframe, in other people's pages; `of` gives each its place below a load balancer's address. */
export const poolFrames = (of: (path: string) => string): RouteObject[] => [
  { path: of('add-pool'), handle: mayCreate, lazy: framed(create), children: poolSteps },
  { path: of('edit-pool/:loadBalancerPoolId'), handle: mayUpdate, lazy: framed(edit) },
  { path: of('edit-pool/:loadBalancerPoolId/members'), handle: mayUpdate, lazy: framed(editMembers) },
  { path: of('edit-pool/:loadBalancerPoolId/allowed-cidrs'), handle: mayUpdate, lazy: framed(editCidrs) },
  { path: of('edit-pool/:loadBalancerPoolId/health'), handle: mayUpdate, lazy: framed(editHealth) },
  {
    path: of('pool/:loadBalancerPoolId/details'),
    handle: guard(subjects.item, 'read'),
    lazy: framed(async () => (await import('./PoolChart.tsx')).PoolChart),
  },
];
