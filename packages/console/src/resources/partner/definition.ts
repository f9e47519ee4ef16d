import icon from 'lucide-static/icons/handshake.svg?raw';
import type { ResourceDefinition } from '../../kit/module.ts';
import title from './words/menu.json';

/** Whose pages may show forms of the console. */
export const partner: ResourceDefinition = {
  name: 'partner',
  area: 'settings',
  subject: 'settings_partners',
  menu: { group: 'domain', path: 'partners', icon, title, isCounted: false },
  load: async () => (await import('./module.ts')).partner,
};
