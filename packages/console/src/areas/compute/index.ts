import cpu from 'lucide-static/icons/cpu.svg?raw';
import { type Area, areaOf, resourcesIn } from '../../kit/module.ts';
import { resources } from '../../resources/index.ts';
import { topology } from './topology/index.ts';
import title from './words/menu.json';

const path = 'compute';

/** The resources of a project; the topology is below the lists of what it shows. */
export const compute: Area = areaOf({ path, icon: cpu, title, needsProject: true }, [
  ...resourcesIn(resources, path),
  topology,
]);
