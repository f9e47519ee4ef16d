import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../../kit/module.ts';
import { panel } from '../../kit/panel/panel.tsx';
import { recoveryPoints } from './recovery-point.ts';

const { subjects } = recoveryPoints;
const guard = (subject: (typeof subjects)['list' | 'item'], action: 'read' | 'create') =>
  ({ guard: { subject, action } }) satisfies RouteHandle;

const restore = async () => (await import('./PointRestore.tsx')).PointRestore;

/** Below /compute. Forms are panels over the page they belong to. */
export const pages: RouteObject[] = [
  {
    path: 'recovery-points',
    handle: guard(subjects.list, 'read'),
    lazy: async () => ({ Component: (await import('./PointList.tsx')).PointList }),
    children: [
      {
        path: 'add',
        handle: guard(subjects.list, 'create'),
        lazy: panel(async () => (await import('./PointCreate.tsx')).PointCreate),
      },
    ],
  },
  {
    path: 'recovery-points/:pointId',
    handle: guard(subjects.item, 'read'),
    lazy: async () => ({ Component: (await import('./PointDetails.tsx')).PointDetails }),
    children: [{ path: 'restore', handle: guard(subjects.item, 'create'), lazy: panel(restore) }],
  },
];
