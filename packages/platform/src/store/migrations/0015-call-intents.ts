import type { Kysely } from 'kysely';
import type { Step } from './step.ts';

/** Calls to a cloud of which nobody has heard the end yet: what they may have changed, and who asked for it. */
export const callIntents: Step = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('call_intents')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('before', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
  },
};
