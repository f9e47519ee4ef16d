import type { RouteObject } from 'react-router-dom';

type Pages = typeof import('./pages.tsx');
const page = (path: string, name: keyof Pages): RouteObject => ({
  path,
  lazy: async () => ({ Component: (await import('./pages.tsx'))[name] }),
});

/** All public (spec: navigation.error-pages). */
export const errorRoutes: RouteObject[] = [
  page('error', 'GeneralError'),
  page('error403', 'Error403'),
  page('error404', 'Error404'),
  page('error500', 'Error500'),
  page('error503', 'Error503'),
  page('access-disabled', 'AccessDisabled'),
  page('error-service-disabled', 'ServiceDisabled'),
  {
    path: 'service-unavailable',
    lazy: async () => ({ Component: (await import('./ServiceUnavailable.tsx')).ServiceUnavailable }),
  },
  page('*', 'Error404'),
];
