import type { ResourceModule } from '../../kit/module.ts';
import { pages } from './routes.tsx';

export const partner: ResourceModule = {
  // Each domain has its own list.
  resource: null,
  pages,
  frames: [],
};
