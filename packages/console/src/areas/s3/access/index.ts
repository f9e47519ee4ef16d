import key from 'lucide-static/icons/key-round.svg?raw';
import type { AreaEntry } from '../../../kit/module.ts';
import title from './words/menu.json';

export const access: AreaEntry = {
  group: 'storage',
  path: 'access',
  icon: key,
  title,
  guard: { subject: 's3_enable', action: 'read' },
};
