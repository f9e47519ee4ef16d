import database from 'lucide-static/icons/database.svg?raw';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import type { Area } from '../../kit/module.ts';
import { access } from './access/index.ts';
import { availability } from './availability.ts';
import { buckets } from './buckets/index.ts';
import title from './words/menu.json';

/** Object storage: buckets, what lies in them, and keys (spec: s3.addresses). */
export const s3Storage: Area = {
  path: 's3-storage',
  icon: database,
  title,
  needsProject: true,
  lazyRoutes: [{ pathPrefix: null, load: async () => (await import('./routes.tsx')).pages }],
  entries: [buckets, access],
  rail: [{ subject: 's3_enable', action: 'read' }],
  state: availability,
  aside: lazyComponent(async () => (await import('./BucketMenu.tsx')).BucketMenu),
};
