import type { RouteObject } from 'react-router-dom';

/** Below /settings. */
export const pages: RouteObject[] = [
  {
    path: 'cloud-offers',
    lazy: async () => ({ Component: (await import('./CloudOffersPage.tsx')).CloudOffersPage }),
  },
];
