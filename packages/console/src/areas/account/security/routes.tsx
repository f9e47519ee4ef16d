import type { RouteObject } from 'react-router-dom';

/** Below /account. */
export const pages: RouteObject[] = [
  { path: 'security', lazy: async () => ({ Component: (await import('./Security.tsx')).Security }) },
];
