import cpu from 'lucide-static/icons/cpu.svg?raw';
import { type Area, type AreaEntry, guardsOf } from '../../kit/module.ts';
import { resources } from '../../resources/index.ts';
import title from './words/menu.json';

const entries: readonly AreaEntry[] = resources.flatMap(({ menu, resource }) =>
  menu ? [{ ...menu, guard: { subject: resource.subjects.list, action: 'read' }, resource }] : [],
);

/** The resources of a project. */
export const compute: Area = {
  path: 'compute',
  icon: cpu,
  title,
  pages: resources.flatMap(({ pages }) => pages),
  entries,
  rail: guardsOf(entries),
};
