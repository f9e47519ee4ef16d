import type { RouteObject } from 'react-router-dom';
import { panel } from '../../kit/panel/panel.tsx';
import { may, resourceRoutes } from '../../kit/panel/resource-routes.ts';
import { recoveryPoints } from './recovery-point.ts';
import { PointList } from './PointList.tsx';

const { subjects } = recoveryPoints;
const routes = resourceRoutes({ path: 'recovery-points', id: 'pointId', subjects });

const restore = async () => (await import('./PointRestore.tsx')).PointRestore;

/** Below /compute. Forms are panels over the page they belong to. */
export const pages: RouteObject[] = [
  routes.list(PointList, [routes.add(async () => (await import('./PointCreate.tsx')).PointCreate)]),
  routes.details(
    async () => (await import('./PointDetails.tsx')).PointDetails,
    [{ path: 'restore', handle: may('create', subjects.item), lazy: panel(restore) }],
  ),
];
