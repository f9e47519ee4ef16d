import activity from 'lucide-static/icons/activity.svg?raw';
import type { Area } from '../../kit/module.ts';
import { compute } from '../compute/index.ts';
import title from './words/menu.json';

/** What there is in the scope. It is there where compute is (spec: navigation.monitoring). */
export const monitoring: Area = {
  path: 'monitoring',
  icon: activity,
  title,
  needsProject: true,
  page: async () => ({ Component: (await import('./Monitoring.tsx')).Monitoring }),
  lazyRoutes: [],
  entries: [],
  rail: compute.rail,
};
