import type { RouteObject } from 'react-router-dom';

/** Below /account. */
export const pages: RouteObject[] = [
  { path: 'command-line', lazy: async () => ({ Component: (await import('./CommandLine.tsx')).CommandLine }) },
];
