import { type Kysely, sql } from 'kysely';
import type { Step } from './step.ts';

/**
 * The objects of a task are rows of their own: with ten thousand of them in the row of the task, each step would write all of
 * them again and tell them to everybody.
 */
export const taskItems: Step = {
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
    const { rows } = await sql<{ id: string; kwargs: string }>`
      select id, kwargs from tasks where state in ('starting', 'running', 'cancelling')`.execute(db);
    for (const { id, kwargs } of rows) await moveItems(db, id, JSON.parse(kwargs) as Before);
  },
};

interface Before {
  readonly items?: unknown;
}

async function moveItems(db: Kysely<unknown>, task: string, { items, ...others }: Before): Promise<void> {
  if (!Array.isArray(items)) return;
  for (const [position, { id, name = null }] of (items as { id: string; name?: string }[]).entries())
    await sql`insert into task_items (task_id, position, item_id, name)
      values (${task}, ${position}, ${id}, ${name})`.execute(db);
  const kwargs = JSON.stringify({ ...others, count: items.length });
  await sql`update tasks set kwargs = ${kwargs} where id = ${task}`.execute(db);
}
