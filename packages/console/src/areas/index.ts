import type { Area } from '../kit/module.ts';
import { account } from './account/index.ts';
import { compute } from './compute/index.ts';
import { monitoring } from './monitoring/index.ts';
import { s3Storage } from './s3/index.ts';
import { settings } from './settings/index.ts';

/** Every area of the console, one line each; the rail has this order. */
export const areas: readonly Area[] = [monitoring, compute, s3Storage, settings, account];
