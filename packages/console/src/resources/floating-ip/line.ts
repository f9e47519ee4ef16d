import icon from 'lucide-static/icons/map-pin.svg?raw';
import type { ResourceLine } from '../../kit/module.ts';
import title from './words/menu.json';

export const floatingIp: ResourceLine = {
  name: 'floating_ip',
  subject: 'compute_networks_floating_ips_list',
  menu: { group: 'networking', path: 'floating-ips', icon, title },
  tasks: 'compute.floating_ips.',
  load: async () => (await import('./module.ts')).floatingIp,
};
