import icon from 'lucide-static/icons/calendar-clock.svg?raw';
import type { ResourceDefinition } from '../../kit/module.ts';
import title from './words/menu.json';

export const backupPlan: ResourceDefinition = {
  name: 'backup_plan',
  area: 'compute',
  subject: 'compute_backup_plans',
  menu: { group: 'protection', path: 'backup-plans', icon, title },
  tasks: 'compute.backup_plans.',
  load: async () => (await import('./module.ts')).backupPlan,
};
