import palette from 'lucide-static/icons/palette.svg?raw';
import type { AreaPart } from '../../../kit/module.ts';
import title from './words/menu.json';

const guard = { subject: 'settings_theme', action: 'update' } as const;

/** How a domain looks: names, scheme, pictures, links. */
export const theme: AreaPart = {
  entry: { group: 'domain', path: 'theme', icon: palette, title, guard },
  pages: [
    {
      path: 'theme',
      handle: { guard },
      lazy: async () => ({ Component: (await import('./ThemePage.tsx')).ThemePage }),
    },
  ],
};
