import icon from 'lucide-static/icons/waypoints.svg?raw';
import { networkSubjects } from '@skydeck/contract';
import type { AreaPart } from '../../../kit/module.ts';
import title from './words/menu.json';

/** The networks of a scope as a picture, and as a tree of the same facts. */
export const topology: AreaPart = {
  entry: {
    group: 'networking',
    path: 'topology',
    icon,
    title,
    guard: { subject: networkSubjects.list, action: 'read' },
  },
  load: async () => (await import('./routes.tsx')).pages,
};
