import { notify } from '../../kit/notify/index.ts';
import { trackTask } from '../../kit/notify/tasks/track-task.ts';

interface TransitionWords {
  readonly running: string;
  readonly done: string;
  readonly failed: string;
}

interface InTransition {
  readonly name: string;
  /** null or left out: the platform had nothing left to do. */
  readonly task_id?: string | null | undefined;
}

/** What a change began goes on at the platform, and can fail there: one notice runs along, and becomes its result. */
export function trackTransition(
  { name, task_id: task }: InTransition,
  { running, done, failed }: TransitionWords,
  /** The page of what came into being. */
  link?: string,
): void {
  if (task === null || task === undefined) notify('success', done, link === undefined ? {} : { link });
  else {
    const words = { running: () => running, done: () => done, failed: () => failed };
    void trackTask(task, { words, names: [name], link });
  }
}
