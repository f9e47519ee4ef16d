import type { ResourceModule } from '../kit/module.ts';
import { network } from './network/index.ts';
import { router } from './router/index.ts';
import { subnet } from './subnet/index.ts';

/** Every resource of the console, one line each. */
export const resources: readonly ResourceModule[] = [
  // The menu has this order.
  network,
  subnet,
  router,
];
