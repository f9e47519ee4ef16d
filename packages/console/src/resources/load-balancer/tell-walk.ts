import { notify } from '../../kit/notify/index.ts';
import { tellTask } from '../../kit/notify/tasks/tell-task.ts';

interface WalkWords {
  readonly running: string;
  readonly done: string;
  readonly failed: string;
}

interface Walking {
  readonly name: string;
  /** null or left out: the platform had nothing left to do. */
  readonly task_id?: string | null | undefined;
}

/** What a change began goes on at the platform, and can fail there: one notice runs along, and becomes its result. */
export function tellWalk({ name, task_id: task }: Walking, { running, done, failed }: WalkWords): void {
  if (task === null || task === undefined) notify('success', done);
  else {
    const words = { running: () => running, done: () => done, failed: () => failed };
    void tellTask(task, { words, names: [name] });
  }
}
