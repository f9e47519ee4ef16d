import icon from 'lucide-static/icons/map-pin.svg?raw';
import type { ResourceDefinition } from '../../kit/module.ts';
import title from './words/menu.json';

export const floatingIp: ResourceDefinition = {
  name: 'floating_ip',
  area: 'compute',
  subject: 'compute_networks_floating_ips_list',
  menu: { group: 'networking', path: 'floating-ips', icon, title },
  tasks: 'compute.floating_ips.',
  load: async () => (await import('./module.ts')).floatingIp,
};
