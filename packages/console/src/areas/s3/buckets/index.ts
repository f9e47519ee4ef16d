import database from 'lucide-static/icons/database.svg?raw';
import type { AreaEntry } from '../../../kit/module.ts';
import title from './words/menu.json';

export const buckets: AreaEntry = {
  group: 'storage',
  path: 'buckets',
  icon: database,
  title,
  guard: { subject: 's3_enable', action: 'read' },
  add: { path: 'buckets/add/bucket', subject: 's3_enable', type: 's3_bucket' },
  finds: { type: 's3_bucket', at: 'buckets/files' },
};
