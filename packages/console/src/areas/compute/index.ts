import cpu from 'lucide-static/icons/cpu.svg?raw';
import { type Area, type AreaEntry, lazyRoutesOf, lazyRoutesOfResources, guardsOf } from '../../kit/module.ts';
import { resources } from '../../resources/index.ts';
import { topology } from './topology/index.ts';
import title from './words/menu.json';

const listed: readonly AreaEntry[] = resources.flatMap(({ name, subject, menu }) =>
  menu ? [{ ...menu, guard: { subject, action: 'read' }, counts: name }] : [],
);
// Below the lists of what it shows.
const entries: readonly AreaEntry[] = [...listed, topology.entry];

/** The resources of a project. */
export const compute: Area = {
  path: 'compute',
  icon: cpu,
  title,
  lazyRoutes: [...lazyRoutesOfResources(resources, 'pages'), ...lazyRoutesOf([topology])],
  entries,
  rail: guardsOf(entries),
};
