import palette from 'lucide-static/icons/palette.svg?raw';
import type { AreaPart } from '../../../kit/module.ts';
import title from './words/menu.json';

/** How a domain looks: names, scheme, pictures, links. */
export const theme: AreaPart = {
  entry: {
    group: 'domain',
    path: 'theme',
    icon: palette,
    title,
    guard: { subject: 'settings_theme', action: 'update' },
  },
  load: async () => (await import('./routes.tsx')).pages,
};
