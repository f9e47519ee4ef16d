import handshake from 'lucide-static/icons/handshake.svg?raw';
import type { AreaPart } from '../../../kit/module.ts';
import title from './words/menu.json';

/** Whose pages may show forms of the console. */
export const partners: AreaPart = {
  entry: {
    group: 'domain',
    path: 'partners',
    icon: handshake,
    title,
    guard: { subject: 'settings_partners', action: 'read' },
  },
  load: async () => (await import('./routes.tsx')).pages,
};
