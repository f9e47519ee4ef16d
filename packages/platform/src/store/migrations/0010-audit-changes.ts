import type { Kysely } from 'kysely';
import type { Step } from './step.ts';

/** The audit log has the changes of objects, and a task knows from where it was started. */
export const auditChanges: Step = {
  async up(db: Kysely<unknown>) {
    const ofAudit = ['subject', 'project_id', 'domain_id', 'changes', 'session', 'api_token', 'frame', 'task_id'];
    for (const name of ofAudit) await db.schema.alterTable('audit').addColumn(name, 'text').execute();
    await db.schema.createIndex('audit_of_object').on('audit').columns(['object_id', 'id']).execute();
    await db.schema.createIndex('audit_by_time').on('audit').column('at').execute();
    for (const name of ['user_name', 'address'])
      await db.schema
        .alterTable('tasks')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    for (const name of ['session', 'api_token', 'frame'])
      await db.schema.alterTable('tasks').addColumn(name, 'text').execute();
  },
};
