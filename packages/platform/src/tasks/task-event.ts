import type { Operation } from '@skydeck/contract';
import type { Tx } from '../store/store.ts';
import { readTask } from './read-task.ts';

/** Tells the starter, and those who work in the task's project, how it stands. */
export async function emitTask(tx: Tx, taskId: string, operation: Operation): Promise<void> {
  const task = await readTask(tx.tables, taskId);
  if (!task) throw new Error(`There is no task ${taskId}`);
  tx.emit({
    channel: 'tasks',
    type: 'task',
    operation,
    subject: 'tasks',
    requestId: task.request_id,
    object: { ...task, id: task.task_id },
    projectId: task.project_id,
    userId: task.user_id,
  });
}
