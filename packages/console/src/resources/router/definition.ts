import icon from 'lucide-static/icons/router.svg?raw';
import type { ResourceDefinition } from '../../kit/module.ts';
import title from './words/menu.json';

export const router: ResourceDefinition = {
  name: 'router',
  area: 'compute',
  subject: 'compute_routers',
  menu: { group: 'networking', path: 'routers', icon, title },
  tasks: 'compute.routers.',
  load: async () => (await import('./module.ts')).router,
};
