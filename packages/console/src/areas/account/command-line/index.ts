import terminal from 'lucide-static/icons/square-terminal.svg?raw';
import type { AreaPart } from '../../../kit/module.ts';
import title from './words/menu.json';

export const commandLine: AreaPart = {
  entry: { group: 'account', path: 'command-line', icon: terminal, title, guard: null },
  load: async () => (await import('./routes.tsx')).pages,
};
