import type { RouteObject } from 'react-router-dom';

/** Below /account. */
export const pages: RouteObject[] = [
  { path: 'sessions', lazy: async () => ({ Component: (await import('./Sessions.tsx')).Sessions }) },
];
