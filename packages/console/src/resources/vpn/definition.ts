import icon from 'lucide-static/icons/globe-lock.svg?raw';
import type { ResourceDefinition } from '../../kit/module.ts';
import title from './words/menu.json';

export const vpn: ResourceDefinition = {
  name: 'vpn',
  area: 'compute',
  subject: 'compute_vpn_ipsec_site_connections',
  menu: { group: 'networking', path: 'vpn', icon, title },
  tasks: 'compute.vpn.',
  load: async () => (await import('./module.ts')).vpn,
};
