import type { Task } from '@skydeck/contract';
import { kindOf } from '../../tasks/task-kinds.ts';
import { failedIn } from './task-outcome.ts';

/** The page of the one object that a task failed with; null for several, which have no page, and for one that is gone. */
export async function linkOfTask(task: Task): Promise<string | null> {
  const [id, ...others] = failedIn(task);
  if (id === undefined || others.length > 0) return null;
  return (await (await kindOf(task.name))?.linkTo?.(id)) ?? null;
}
