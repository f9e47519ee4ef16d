import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../../kit/module.ts';
import { accessPages } from './access/routes.tsx';
import { bucketPages } from './bucket/routes.tsx';
import { bucketsPages } from './buckets/routes.tsx';
import { filesPages } from './files/routes.tsx';

const mayRead = { guard: { subject: 's3_enable', action: 'read' } } satisfies RouteHandle;

/** Below /s3-storage. */
export const pages: RouteObject[] = [
  {
    handle: mayRead,
    lazy: async () => ({ Component: (await import('./S3Gate.tsx')).S3Gate }),
    children: [...bucketsPages, ...bucketPages, ...filesPages, ...accessPages],
  },
];
