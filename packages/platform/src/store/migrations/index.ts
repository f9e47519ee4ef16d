import type { Migration } from 'kysely/migration';
import { first } from './0001-first.ts';

/** In the order they run; by hand, so that a bundler or a stray file cannot change it. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-first': first,
};
