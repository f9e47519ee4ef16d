import activity from 'lucide-static/icons/activity.svg?raw';
import type { Area } from '../../kit/module.ts';
import { compute } from '../compute/index.ts';
import title from './words/menu.json';

/** What there is in the scope. It is there where compute is (1-foundations §2, side menu). */
export const monitoring: Area = {
  path: 'monitoring',
  icon: activity,
  title,
  branches: [
    {
      below: null,
      load: async () => [{ index: true, Component: (await import('./Monitoring.tsx')).Monitoring }],
    },
  ],
  entries: [],
  rail: compute.rail,
};
