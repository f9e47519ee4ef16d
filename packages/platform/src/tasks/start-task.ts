import { randomUUID } from 'node:crypto';
import type { Tx } from '../store/store.ts';
import type { TaskActor, TaskItem } from './definition.ts';
import { emitTask } from './task-event.ts';

/** Of one statement SQLite takes 32,766 values. */
const ITEMS_AT_ONCE = 1000;

/**
 * Queues a task in the caller's transaction: it runs when, and only when, that is committed. Answers its id. `items` are the
 * objects that it is about, where those are many: `kwargs` go with each event of the task.
 */
export async function startTask(
  tx: Tx,
  actor: Omit<TaskActor, 'taskId'>,
  name: string,
  kwargs: Record<string, unknown>,
  items: readonly TaskItem[] = [],
): Promise<string> {
  const id = randomUUID();
  const at = tx.now.toISOString();
  await tx.tables
    .insertInto('tasks')
    .values({
      id,
      name,
      state: 'starting',
      kwargs: JSON.stringify(kwargs),
      expected: null,
      error: null,
      is_system: actor.isSystem ? 1 : 0,
      project_id: actor.projectId,
      domain_id: actor.domainId,
      user_id: actor.userId,
      user_name: actor.userName,
      address: actor.address,
      session: actor.session,
      api_token: actor.apiToken,
      frame: actor.frame,
      request_id: actor.requestId,
      created_at: at,
      updated_at: at,
      attempt: 0,
      holder: null,
    })
    .execute();
  const rows = items.map(({ id: itemId, name: called }, position) => ({
    task_id: id,
    position,
    item_id: itemId,
    name: called,
  }));
  for (let first = 0; first < rows.length; first += ITEMS_AT_ONCE)
    await tx.tables
      .insertInto('task_items')
      .values(rows.slice(first, first + ITEMS_AT_ONCE))
      .execute();
  await emitTask(tx, id, 'created');
  return id;
}
