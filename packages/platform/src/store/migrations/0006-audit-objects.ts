import type { Kysely } from 'kysely';
import type { Step } from './step.ts';

export const auditObjects: Step = {
  async up(db: Kysely<unknown>) {
    for (const name of ['object_kind', 'object_id', 'object_name', 'action'])
      await db.schema.alterTable('audit').addColumn(name, 'text').execute();
    await db.schema
      .alterTable('audit')
      .addColumn('times', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema.createIndex('audit_of_user').on('audit').columns(['user_id', 'type', 'at']).execute();
  },
};
