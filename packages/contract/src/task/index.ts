import { object } from 'superstruct';
import { get, page, send } from '../http.ts';
import { Task } from './model.ts';

export * from './model.ts';

export const taskApi = {
  list: get('/api/v2/tasks', page(Task)),
  read: get('/api/v2/tasks/{id}', Task),
  /** Answers with the task as it is now: `cancelling`, or `cancelled` when nothing had begun. 409 when it cannot be. */
  cancel: send('POST', '/api/v2/tasks/{id}/cancel', object({}), Task),
} as const;

export const taskEvent = { name: 'task', object: Task } as const;
