import key from 'lucide-static/icons/key-round.svg?raw';
import type { AreaPart } from '../../../kit/module.ts';
import title from './words/menu.json';

export const tokens: AreaPart = {
  entry: { group: 'account', path: 'tokens', icon: key, title, guard: null },
  load: async () => (await import('./routes.tsx')).pages,
};
