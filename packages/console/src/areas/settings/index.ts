import settingsIcon from 'lucide-static/icons/settings.svg?raw';
import {
  type Area,
  entriesOfResources,
  guardsOf,
  lazyRoutesOf,
  lazyRoutesOfResources,
  resourcesIn,
} from '../../kit/module.ts';
import { resources } from '../../resources/index.ts';
import { objectStorage } from './object-storage/index.ts';
import { theme } from './theme/index.ts';
import title from './words/menu.json';

const path = 'settings';
const own = resourcesIn(resources, path);
const entries = [theme.entry, ...entriesOfResources(own), objectStorage.entry];

/** What an administrator sets for a domain. */
export const settings: Area = {
  path,
  icon: settingsIcon,
  title,
  lazyRoutes: [...lazyRoutesOfResources(own, 'pages'), ...lazyRoutesOf([theme, objectStorage])],
  entries,
  rail: guardsOf(entries),
};
