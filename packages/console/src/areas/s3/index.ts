import database from 'lucide-static/icons/database.svg?raw';
import { later } from '../../kit/later.tsx';
import type { Area, RouteHandle } from '../../kit/module.ts';
import { access } from './access/index.ts';
import { availability } from './availability.ts';
import { bucketPages } from './bucket/routes.tsx';
import { buckets } from './buckets/index.ts';
import { filesPages } from './files/routes.tsx';
import title from './words/menu.json';

const mayRead = { guard: { subject: 's3_enable', action: 'read' } } satisfies RouteHandle;

/** Object storage: buckets, what lies in them, and keys (1-foundations §2, "S3 screens"). */
export const s3Storage: Area = {
  path: 's3-storage',
  icon: database,
  title,
  pages: [
    {
      handle: mayRead,
      lazy: async () => ({ Component: (await import('./S3Gate.tsx')).S3Gate }),
      children: [...buckets.pages, ...bucketPages, ...filesPages, ...access.pages],
    },
  ],
  entries: [buckets.entry, access.entry],
  rail: [mayRead.guard],
  state: availability,
  aside: later(async () => (await import('./BucketMenu.tsx')).BucketMenu),
};
