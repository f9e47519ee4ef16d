import type { Kysely } from 'kysely';
import type { Step } from './step.ts';

export const domainProperties: Step = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('domain_properties')
      .addColumn('domain_id', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('access', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('domain_properties_key', ['domain_id', 'key'])
      .execute();
    await db.schema
      .createTable('domain_pictures')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('domain_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('media_type', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('domain_pictures_of_domain')
      .on('domain_pictures')
      .columns(['domain_id', 'created_at'])
      .execute();
  },
};
