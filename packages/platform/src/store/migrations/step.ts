import type { Kysely } from 'kysely';
import type { Dialect } from '../dialect.ts';

/** One step of the database's schema; what the databases say differently it takes from the dialect. */
export interface Step {
  up(db: Kysely<unknown>, dialect: Dialect): Promise<void>;
}
