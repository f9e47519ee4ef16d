import house from 'lucide-static/icons/house.svg?raw';
import type { Area } from '../../kit/module.ts';
import { compute } from '../compute/index.ts';
import title from './words/menu.json';

/** What there is in the scope, and what of it needs somebody. It is there where compute is (spec: navigation.monitoring). */
export const monitoring: Area = {
  path: 'monitoring',
  icon: house,
  title,
  needsProject: true,
  page: async () => ({ Component: (await import('./Overview.tsx')).Overview }),
  lazyRoutes: [],
  entries: [],
  rail: compute.rail,
};
