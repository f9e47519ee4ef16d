import icon from 'lucide-static/icons/scaling.svg?raw';
import type { ResourceDefinition } from '../../kit/module.ts';
import title from './words/menu.json';

export const flavor: ResourceDefinition = {
  name: 'flavor',
  area: 'compute',
  subject: 'compute_flavors',
  menu: { group: 'compute', path: 'flavors', icon, title, isCounted: false },
  tasks: 'compute.flavors.',
  load: async () => (await import('./module.ts')).flavor,
};
