import cpu from 'lucide-static/icons/cpu.svg?raw';
import {
  type Area,
  entriesOfResources,
  guardsOf,
  lazyRoutesOf,
  lazyRoutesOfResources,
  resourcesIn,
} from '../../kit/module.ts';
import { resources } from '../../resources/index.ts';
import { topology } from './topology/index.ts';
import title from './words/menu.json';

const path = 'compute';
const own = resourcesIn(resources, path);
// Below the lists of what it shows.
const entries = [...entriesOfResources(own), topology.entry];

/** The resources of a project. */
export const compute: Area = {
  path,
  icon: cpu,
  title,
  needsProject: true,
  lazyRoutes: [...lazyRoutesOfResources(own, 'pages'), ...lazyRoutesOf([topology])],
  entries,
  rail: guardsOf(entries),
};
