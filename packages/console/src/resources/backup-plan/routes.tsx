import { Navigate, type RouteObject, useParams } from 'react-router-dom';
import { panel } from '../../kit/panel/panel.tsx';
import { may, resourceRoutes, tab } from '../../kit/panel/resource-routes.ts';
import { recoveryPointPaths } from '../recovery-point/index.ts';
import { backupPlans } from './backup-plan.ts';
import { PlanList } from './PlanList.tsx';

const { subjects } = backupPlans;
const routes = resourceRoutes({ path: 'backup-plans', id: 'planId', subjects });

const create = async () => (await import('./PlanCreate.tsx')).PlanCreate;
const edit = async () => (await import('./PlanEdit.tsx')).PlanEdit;
const addVolumes = async () => (await import('./VolumesAdd.tsx')).VolumesAdd;

function ToPoint() {
  return <Navigate replace to={recoveryPointPaths.details(useParams()['pointId'] ?? '')} />;
}

/** Below /compute. Forms are panels over the page they belong to. */
export const pages: RouteObject[] = [
  // Recovery points are a list of their own (spec: recovery-point.addresses).
  { path: 'backup-plans/recovery-points', element: <Navigate replace to={recoveryPointPaths.list()} /> },
  { path: 'backup-plans/recovery-points/:pointId', element: <ToPoint /> },
  routes.list(PlanList, [routes.add(create), routes.edit(edit)]),
  routes.details(
    async () => (await import('./PlanDetails.tsx')).PlanDetails,
    [
      tab(null, async () => (await import('./PlanOverview.tsx')).PlanOverview, [routes.editDetails(edit)]),
      { path: 'overview', element: <Navigate replace to=".." relative="path" /> },
      tab('volumes', async () => (await import('./PlanVolumes.tsx')).PlanVolumes, [
        { path: 'add', handle: may('create', subjects.item), lazy: panel(addVolumes) },
      ]),
      tab('runs', async () => (await import('./PlanRuns.tsx')).PlanRuns),
    ],
  ),
];

/** Below /iframe, in other people's pages. */
export const frames: RouteObject[] = routes.itemFrames(create, edit);
