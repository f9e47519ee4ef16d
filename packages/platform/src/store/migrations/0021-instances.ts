import type { Kysely } from 'kysely';
import type { Step } from './step.ts';

/** The instances of the platform that live, and which of them holds a task or a call to a cloud. */
export const instances: Step = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('instances')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('started_at', 'text', (column) => column.notNull())
      .addColumn('lease_until', 'text', (column) => column.notNull())
      .execute();
    // Whoever held one has ended: data are migrated where nobody works on them.
    await db.schema.alterTable('tasks').dropColumn('lease_until').execute();
    await db.schema.alterTable('tasks').addColumn('holder', 'text').execute();
    await db.schema.alterTable('call_intents').addColumn('holder', 'text').execute();
  },
};
