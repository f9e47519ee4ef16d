import icon from 'lucide-static/icons/id-card.svg?raw';
import type { ResourceDefinition } from '../../kit/module.ts';
import title from './words/menu.json';

/** By which other systems the users of a domain may sign in. */
export const identityProvider: ResourceDefinition = {
  name: 'identity_provider',
  area: 'settings',
  subject: 'settings_identity_providers',
  menu: { group: 'domain', path: 'identity-providers', icon, title, isCounted: false },
  load: async () => (await import('./module.ts')).identityProvider,
};
