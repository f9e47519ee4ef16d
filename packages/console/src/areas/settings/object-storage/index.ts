import database from 'lucide-static/icons/database.svg?raw';
import type { AreaPart } from '../../../kit/module.ts';
import title from './words/menu.json';

/** Whether a domain has object storage. */
export const objectStorage: AreaPart = {
  entry: {
    group: 'domain',
    path: 'object-storage',
    icon: database,
    title,
    guard: { subject: 's3_domain', action: 'update' },
  },
  load: async () => (await import('./routes.tsx')).pages,
};
