import database from 'lucide-static/icons/database.svg?raw';
import type { AreaPart } from '../../../kit/module.ts';
import title from './words/menu.json';

const guard = { subject: 's3_domain', action: 'update' } as const;

/** Whether a domain has object storage. */
export const objectStorage: AreaPart = {
  entry: { group: 'domain', path: 'object-storage', icon: database, title, guard },
  pages: [
    {
      path: 'object-storage',
      handle: { guard },
      lazy: async () => ({ Component: (await import('./ObjectStoragePage.tsx')).ObjectStoragePage }),
    },
  ],
};
