import type { RouteObject } from 'react-router-dom';

/** Below /account. */
export const pages: RouteObject[] = [
  { path: 'tokens', lazy: async () => ({ Component: (await import('./Tokens.tsx')).Tokens }) },
];
