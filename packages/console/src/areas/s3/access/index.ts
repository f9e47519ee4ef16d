import key from 'lucide-static/icons/key-round.svg?raw';
import type { AreaPart, RouteHandle } from '../../../kit/module.ts';
import title from './words/menu.json';

const mayCreate = { guard: { subject: 's3_enable', action: 'create' } } satisfies RouteHandle;

/** Below /s3-storage. */
export const access: AreaPart = {
  entry: {
    group: 'storage',
    path: 'access',
    icon: key,
    title,
    guard: { subject: 's3_enable', action: 'read' },
  },
  pages: [
    {
      path: 'access',
      lazy: async () => ({ Component: (await import('./AccessPage.tsx')).AccessPage }),
      children: [
        {
          path: 'create-key',
          handle: mayCreate,
          lazy: async () => ({ Component: (await import('./KeyCreate.tsx')).KeyCreate }),
        },
      ],
    },
  ],
};
