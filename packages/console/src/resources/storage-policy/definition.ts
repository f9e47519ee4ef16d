import icon from 'lucide-static/icons/database-zap.svg?raw';
import type { ResourceDefinition } from '../../kit/module.ts';
import title from './words/menu.json';

export const storagePolicy: ResourceDefinition = {
  name: 'storage_policy',
  area: 'compute',
  subject: 'compute_storage_policies',
  menu: { group: 'compute', path: 'storage-policies', icon, title, isCounted: false },
  tasks: 'compute.storage_policies.',
  load: async () => (await import('./module.ts')).storagePolicy,
};
