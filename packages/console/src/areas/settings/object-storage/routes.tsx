import type { RouteObject } from 'react-router-dom';

/** Below /settings. */
export const pages: RouteObject[] = [
  {
    path: 'object-storage',
    lazy: async () => ({ Component: (await import('./ObjectStoragePage.tsx')).ObjectStoragePage }),
  },
];
