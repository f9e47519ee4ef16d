import icon from 'lucide-static/icons/key-round.svg?raw';
import type { ResourceDefinition } from '../../kit/module.ts';
import title from './words/menu.json';

export const sshKey: ResourceDefinition = {
  name: 'ssh_key',
  area: 'compute',
  subject: 'compute_keys',
  menu: { group: 'compute', path: 'ssh-keys', icon, title },
  tasks: 'compute.keys.',
  load: async () => (await import('./module.ts')).sshKey,
};
