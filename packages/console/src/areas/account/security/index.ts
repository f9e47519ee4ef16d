import shield from 'lucide-static/icons/shield-check.svg?raw';
import type { AreaPart } from '../../../kit/module.ts';
import title from './words/menu.json';

export const security: AreaPart = {
  entry: { group: 'account', path: 'security', icon: shield, title, guard: null },
  load: async () => (await import('./routes.tsx')).pages,
};
