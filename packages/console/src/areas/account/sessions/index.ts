import monitor from 'lucide-static/icons/monitor-smartphone.svg?raw';
import type { AreaPart } from '../../../kit/module.ts';
import title from './words/menu.json';

export const sessions: AreaPart = {
  entry: { group: 'account', path: 'sessions', icon: monitor, title, guard: null },
  load: async () => (await import('./routes.tsx')).pages,
};
