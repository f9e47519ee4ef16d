import icon from 'lucide-static/icons/network.svg?raw';
import type { ResourceDefinition } from '../../kit/module.ts';
import title from './words/menu.json';

export const network: ResourceDefinition = {
  name: 'network',
  area: 'compute',
  subject: 'compute_networks',
  creates: 'compute_private_networks',
  menu: { group: 'networking', path: 'networks', icon, title },
  tasks: 'compute.networks.',
  load: async () => (await import('./module.ts')).network,
};
