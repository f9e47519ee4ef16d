import database from 'lucide-static/icons/database.svg?raw';
import { later } from '../../kit/later.tsx';
import type { Area } from '../../kit/module.ts';
import { access } from './access/index.ts';
import { availability } from './availability.ts';
import { buckets } from './buckets/index.ts';
import title from './words/menu.json';

/** Object storage: buckets, what lies in them, and keys (1-foundations §2, "S3 screens"). */
export const s3Storage: Area = {
  path: 's3-storage',
  icon: database,
  title,
  branches: [{ below: null, load: async () => (await import('./routes.tsx')).pages }],
  entries: [buckets, access],
  rail: [{ subject: 's3_enable', action: 'read' }],
  state: availability,
  aside: later(async () => (await import('./BucketMenu.tsx')).BucketMenu),
};
