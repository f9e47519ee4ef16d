import idCard from 'lucide-static/icons/id-card.svg?raw';
import type { AreaPart } from '../../../kit/module.ts';
import title from './words/menu.json';

/** By which other houses the people of a domain may sign in. */
export const identityProviders: AreaPart = {
  entry: {
    group: 'domain',
    path: 'identity-providers',
    icon: idCard,
    title,
    guard: { subject: 'settings_identity_providers', action: 'read' },
  },
  load: async () => (await import('./routes.tsx')).pages,
};
