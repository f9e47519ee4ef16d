import type { ResourceLine } from '../kit/module.ts';
import { network } from './network/line.ts';
import { router } from './router/line.ts';
import { subnet } from './subnet/line.ts';

/** Every resource of the console, one line each. */
export const resources: readonly ResourceLine[] = [
  // The menu has this order.
  network,
  subnet,
  router,
];
