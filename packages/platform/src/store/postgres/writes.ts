import type { Kysely } from 'kysely';
import type { Transact } from '../connections.ts';
import type { Tables } from '../tables.ts';
import { locked } from './locks.ts';
import { repeated } from './repeated.ts';

/** From then on nobody else writes meanwhile, so that a change comes through however many instances there are. */
const ALONE_FROM = 4;

/** Each write shares the lock of all writes (`StoreDriver`); one that others were in the way of too often has it for itself. */
export const writeTo =
  (database: Kysely<Tables>): Transact =>
  (work) =>
    repeated(async (progress) => {
      const transact = (on: Kysely<Tables>) =>
        on
          .transaction()
          .setIsolationLevel('serializable')
          .execute(async (tables) => {
            const result = await work(tables);
            progress.isEnding = true;
            return result;
          });
      return progress.attempt < ALONE_FROM ? transact(database) : locked(database, 'writes', transact);
    });

export const readFrom =
  (database: Kysely<Tables>): Transact =>
  (work) =>
    repeated(() =>
      database.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
    );
