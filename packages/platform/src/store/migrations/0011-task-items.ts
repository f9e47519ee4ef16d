import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The objects of a task are rows of their own: with ten thousand of them in the row of the task, each step would write all of
 * them again and tell them to everybody.
 */
export const taskItems: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('task_items')
      .addColumn('task_id', 'text', (column) => column.notNull().references('tasks.id').onDelete('cascade'))
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('item_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text')
      .addPrimaryKeyConstraint('task_items_key', ['task_id', 'position'])
      .execute();
    // What a version before has left unfinished.
    const unfinished = sql`json_type(kwargs, '$.items') = 'array' and state in ('starting', 'running', 'cancelling')`;
    await sql`insert into task_items (task_id, position, item_id, name)
      select tasks.id, item.key, item.value ->> 'id', item.value ->> 'name'
      from tasks, json_each(tasks.kwargs, '$.items') as item where ${unfinished}`.execute(db);
    await sql`update tasks set kwargs = json_set(json_remove(kwargs, '$.items'), '$.count', json_array_length(kwargs, '$.items'))
      where ${unfinished}`.execute(db);
  },
};
