import { importWithRetry } from '../../connectivity/import-with-retry.ts';
import type { TaskWords } from './task-words.ts';

/** What is known of a task that was started just now; of one from before a reload, only its id. */
export interface StartedTask {
  readonly words?: TaskWords;
  /** Of the objects it is about. */
  readonly names?: readonly string[];
  /** The page of what it makes. */
  readonly link?: string | undefined;
}

const tracked = new Set<string>();

/**
 * Tells of a task by a notice. The browser keeps that the task was asked for: after a reload it goes on being told.
 * Resolves when it has been told to its end, or the session is over; rejects never.
 */
export async function trackTask(taskId: string, started: StartedTask = {}): Promise<void> {
  if (tracked.has(taskId)) return;
  tracked.add(taskId);
  try {
    const { runNotice } = await importWithRetry(() => import('./task-notice.ts'));
    await runNotice(taskId, started);
  } catch (error) {
    console.error('task', taskId, error); // oxlint-disable-line no-console
  } finally {
    tracked.delete(taskId);
  }
}
