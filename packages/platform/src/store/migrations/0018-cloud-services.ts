import type { Kysely } from 'kysely';
import type { Step } from './step.ts';

/** When each service of a cloud elsewhere was last seen to answer. */
export const cloudServices: Step = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('cloud_services')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('answered_at', 'text', (column) => column.notNull())
      .execute();
  },
};
