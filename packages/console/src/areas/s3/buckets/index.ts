import database from 'lucide-static/icons/database.svg?raw';
import type { AreaPart, RouteHandle } from '../../../kit/module.ts';
import { panel } from '../../../shell/panel.tsx';
import title from './words/menu.json';

const mayCreate = { guard: { subject: 's3_enable', action: 'create' } } satisfies RouteHandle;

/** Below /s3-storage. The form's address has two parts: a bucket can be called `add`. */
export const buckets: AreaPart = {
  entry: {
    group: 'storage',
    path: 'buckets',
    icon: database,
    title,
    guard: { subject: 's3_enable', action: 'read' },
    finds: { type: 's3_bucket', at: 'buckets/files' },
  },
  pages: [
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
  ],
};
