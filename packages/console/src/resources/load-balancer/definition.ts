import icon from 'lucide-static/icons/scale.svg?raw';
import type { ResourceDefinition } from '../../kit/module.ts';
import title from './words/menu.json';

export const loadBalancer: ResourceDefinition = {
  name: 'load_balancer',
  area: 'compute',
  subject: 'compute_lbaas_loadbalancers',
  menu: { group: 'networking', path: 'load-balancers', icon, title },
  tasks: 'compute.load_balancers.',
  load: async () => (await import('./module.ts')).loadBalancer,
};
