import icon from 'lucide-static/icons/shield.svg?raw';
import type { ResourceDefinition } from '../../kit/module.ts';
import title from './words/menu.json';

export const securityGroup: ResourceDefinition = {
  name: 'security_group',
  area: 'compute',
  subject: 'compute_security_groups',
  menu: { group: 'networking', path: 'security-groups', icon, title },
  tasks: 'compute.security_groups.',
  load: async () => (await import('./module.ts')).securityGroup,
};
