import type { ResourceModule } from '../../kit/module.ts';
import { pages } from './routes.tsx';

export const identityProvider: ResourceModule = {
  // Each domain has its own list.
  resource: null,
  pages,
  frames: [],
};
