import type { RouteObject } from 'react-router-dom';

/** Below /s3-storage. Which tab is in the query: behind the name another path could begin. */
export const bucketPages: RouteObject[] = [
  {
    path: 'buckets/:bucketId',
    lazy: async () => ({ Component: (await import('./BucketDetails.tsx')).BucketDetails }),
  },
];
