import settingsIcon from 'lucide-static/icons/settings.svg?raw';
import { type Area, areaOf, resourcesIn } from '../../kit/module.ts';
import { resources } from '../../resources/index.ts';
import { cloudOffers } from './cloud-offers/index.ts';
import { objectStorage } from './object-storage/index.ts';
import { theme } from './theme/index.ts';
import title from './words/menu.json';

const path = 'settings';

/** What an administrator sets for a domain. */
export const settings: Area = areaOf({ path, icon: settingsIcon, title, isAboveProjects: true }, [
  theme,
  ...resourcesIn(resources, path),
  objectStorage,
  cloudOffers,
]);
