import icon from 'lucide-static/icons/disc-3.svg?raw';
import type { ResourceDefinition } from '../../kit/module.ts';
import title from './words/menu.json';

export const image: ResourceDefinition = {
  name: 'image',
  area: 'compute',
  subject: 'compute_images',
  menu: { group: 'compute', path: 'images', icon, title },
  tasks: 'compute.images.',
  load: async () => (await import('./module.ts')).image,
};
