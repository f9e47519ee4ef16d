import type { RouteObject } from 'react-router-dom';

/** Below /settings. */
export const pages: RouteObject[] = [
  { path: 'theme', lazy: async () => ({ Component: (await import('./ThemePage.tsx')).ThemePage }) },
];
