import type { Kysely } from 'kysely';
import type { Step } from './step.ts';

/** One row, which the platform makes at its next start (`app/start/installation.ts`). */
export const installation: Step = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('installation')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('key_check', 'text')
      .addColumn('is_seeded', 'integer', (column) => column.notNull())
      .execute();
  },
};
