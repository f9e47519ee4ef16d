import type { Task } from '@skydeck/contract';
import { audit } from '../audit/audit.ts';
import { forbidden, notFound, Refusal } from '../http/refusal.ts';
import type { Scope } from '../http/scope.ts';
import type { Store } from '../store/store.ts';
import { readTask } from './read-task.ts';
import { emitTask } from './task-event.ts';
import { seesTask } from './visible.ts';

/** What is announced with the id of a task, so that one that waits need not wait to its end first. */
export const CANCELLING = 'task-cancelling';

/**
 * Asks a task to stop between two of its steps: what is done stays done. One that nobody has taken yet ends at once.
 * Throws 404 for a task the caller does not see, 403 for somebody else's, 409 for one that cannot be cancelled (now).
 */
export async function cancelTask(store: Store, scope: Scope, id: string): Promise<Task> {
  return store.write(async (tx) => {
    const task = await readTask(tx.tables, id);
    if (!task || !seesTask(scope, task)) throw notFound('task');
    if (task.user_id !== scope.userId && !scope.may('tasks', 'POST')) throw forbidden('tasks', 'POST');
    // Pressed twice.
    if (task.state === 'cancelling') return task;
    if (!task.can_cancel) throw new Refusal(409, 'not_allowed_now', 'This task cannot be cancelled');
    const state = task.state === 'starting' ? 'cancelled' : 'cancelling';
    await tx.tables
      .updateTable('tasks')
      .set({ state, updated_at: tx.now.toISOString() })
      .where('id', '=', id)
      .execute();
    if (state === 'cancelled') await tx.tables.deleteFrom('task_items').where('task_id', '=', id).execute();
    const { userId, userName, address, requestId } = scope;
    const object = { kind: 'task', id, name: task.name } as const;
    await audit(tx, { type: 'task_cancelled', userId, account: userName, address, requestId, object, via: scope });
    await emitTask(tx, id, 'updated');
    tx.announce(CANCELLING, id);
    return (await readTask(tx.tables, id)) as Task;
  });
}
