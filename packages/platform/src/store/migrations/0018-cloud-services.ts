import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** When each service of a cloud elsewhere was last seen to answer. */
export const cloudServices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('cloud_services')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('answered_at', 'text', (column) => column.notNull())
      .execute();
  },
};
