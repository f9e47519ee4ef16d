import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../../../kit/module.ts';
import { panel } from '../../../kit/panel/panel.tsx';

const mayCreate = { guard: { subject: 's3_enable', action: 'create' } } satisfies RouteHandle;

/** Below /s3-storage. The form's address has two parts: a bucket can be called `add`. */
export const bucketsPages: RouteObject[] = [
  {
    path: 'buckets',
    lazy: async () => ({ Component: (await import('./BucketList.tsx')).BucketList }),
    children: [
      {
        path: 'add/bucket',
        handle: mayCreate,
        lazy: panel(async () => (await import('./BucketCreate.tsx')).BucketCreate, '../..'),
      },
    ],
  },
];
