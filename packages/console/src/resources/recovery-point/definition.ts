import icon from 'lucide-static/icons/archive-restore.svg?raw';
import type { ResourceDefinition } from '../../kit/module.ts';
import title from './words/menu.json';

export const recoveryPoint: ResourceDefinition = {
  name: 'recovery_point',
  area: 'compute',
  subject: 'compute_volume_backups',
  menu: { group: 'protection', path: 'recovery-points', icon, title },
  tasks: 'compute.volume_backups.',
  load: async () => (await import('./module.ts')).recoveryPoint,
};
