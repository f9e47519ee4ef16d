import icon from 'lucide-static/icons/hard-drive.svg?raw';
import type { ResourceDefinition } from '../../kit/module.ts';
import title from './words/menu.json';

export const volume: ResourceDefinition = {
  name: 'volume',
  area: 'compute',
  subject: 'compute_volumes',
  menu: { group: 'compute', path: 'volumes', icon, title },
  tasks: 'compute.volumes.',
  load: async () => (await import('./module.ts')).volume,
};
