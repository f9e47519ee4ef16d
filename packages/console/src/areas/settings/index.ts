import settingsIcon from 'lucide-static/icons/settings.svg?raw';
import { type Area, type AreaPart, lazyRoutesOf, guardsOf } from '../../kit/module.ts';
import { identityProviders } from './identity-providers/index.ts';
import { objectStorage } from './object-storage/index.ts';
import { partners } from './partners/index.ts';
import { theme } from './theme/index.ts';
import title from './words/menu.json';

/** Every page of the settings, one line each; the menu has this order. */
const parts: readonly AreaPart[] = [theme, identityProviders, partners, objectStorage];

const entries = parts.map(({ entry }) => entry);

/** What an administrator sets for a domain. */
export const settings: Area = {
  path: 'settings',
  icon: settingsIcon,
  title,
  lazyRoutes: lazyRoutesOf(parts),
  entries,
  rail: guardsOf(entries),
};
