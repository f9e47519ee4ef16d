import { Navigate, type RouteObject, useParams } from 'react-router-dom';
import type { RouteHandle } from '../../kit/module.ts';
import { panel } from '../../kit/panel/panel.tsx';
import { recoveryPointPaths } from '../recovery-point/index.ts';
import { backupPlans } from './backup-plan.ts';

const { subjects } = backupPlans;
const guard = (subject: (typeof subjects)['list' | 'item'], action: 'read' | 'create' | 'update') =>
  ({ guard: { subject, action } }) satisfies RouteHandle;
const mayUpdate = guard(subjects.item, 'update');

const create = async () => (await import('./PlanCreate.tsx')).PlanCreate;
const edit = async () => (await import('./PlanEdit.tsx')).PlanEdit;

function ToPoint() {
  return <Navigate replace to={recoveryPointPaths.details(useParams()['pointId'] ?? '')} />;
}

/** Below /compute. Forms are panels over the page they belong to. */
export const pages: RouteObject[] = [
  // Recovery points are a list of their own (spec: recovery-point.addresses).
  { path: 'backup-plans/recovery-points', element: <Navigate replace to={recoveryPointPaths.list()} /> },
  { path: 'backup-plans/recovery-points/:pointId', element: <ToPoint /> },
  {
    path: 'backup-plans',
    handle: guard(subjects.list, 'read'),
    lazy: async () => ({ Component: (await import('./PlanList.tsx')).PlanList }),
    children: [
      { path: 'add', handle: guard(subjects.list, 'create'), lazy: panel(create) },
      { path: ':planId/edit', handle: mayUpdate, lazy: panel(edit, '../..') },
    ],
  },
  {
    path: 'backup-plans/:planId',
    handle: guard(subjects.item, 'read'),
    lazy: async () => ({ Component: (await import('./PlanDetails.tsx')).PlanDetails }),
    children: [
      {
        lazy: async () => ({ Component: (await import('./PlanOverview.tsx')).PlanOverview }),
        children: [
          { index: true, element: null },
          { path: 'edit/:returnRoute', handle: mayUpdate, lazy: panel(edit, '../..') },
        ],
      },
      { path: 'overview', element: <Navigate replace to=".." relative="path" /> },
      {
        path: 'volumes',
        lazy: async () => ({ Component: (await import('./PlanVolumes.tsx')).PlanVolumes }),
        children: [
          {
            path: 'add',
            handle: guard(subjects.item, 'create'),
            lazy: panel(async () => (await import('./VolumesAdd.tsx')).VolumesAdd),
          },
        ],
      },
      { path: 'runs', lazy: async () => ({ Component: (await import('./PlanRuns.tsx')).PlanRuns }) },
    ],
  },
];

/** Below /iframe, in other people's pages. */
export const frames: RouteObject[] = [
  {
    path: 'backup-plans/add',
    handle: guard(subjects.list, 'create'),
    lazy: async () => ({ Component: await create() }),
  },
  { path: 'backup-plans/:planId/edit', handle: mayUpdate, lazy: async () => ({ Component: await edit() }) },
];
