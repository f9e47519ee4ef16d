import { get, page } from '../http.ts';
import { Task } from './model.ts';

export * from './model.ts';

export const taskApi = {
  list: get('/api/v2/tasks', page(Task)),
  read: get('/api/v2/tasks/{id}', Task),
} as const;

export const taskEvent = { name: 'task', object: Task } as const;
