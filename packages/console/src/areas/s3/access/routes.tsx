import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../../../kit/module.ts';

const mayCreate = { guard: { subject: 's3_enable', action: 'create' } } satisfies RouteHandle;

/** Below /s3-storage. */
export const accessPages: RouteObject[] = [
  {
    path: 'access',
    lazy: async () => ({ Component: (await import('./AccessPage.tsx')).AccessPage }),
    children: [
      {
        path: 'create-key',
        handle: mayCreate,
        lazy: async () => ({ Component: (await import('./KeyCreate.tsx')).KeyCreate }),
      },
    ],
  },
];
