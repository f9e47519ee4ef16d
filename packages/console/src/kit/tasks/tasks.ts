import { Cancelled, hasEnded, type Task, TaskFailed } from '@skydeck/contract';
import { createListeners } from '../live/listeners.ts';

/** Endings are kept for this many tasks, so that "it ended before we knew its id" is no race. */
const KEPT_ENDINGS = 200;

export interface Tasks {
  /** Stores the state of a task, from a live event or an answer. A state older than the known one is dropped. */
  update(task: Task): void;
  /**
   * Resolves with a task that succeeded (look at `result.errors`); rejects with TaskFailed or Cancelled, which carry the
   * `task`. Cancelled without one: the session has ended.
   */
  waitFor(id: string, onProgress?: (task: Task) => void): Promise<Task>;
  /** Calls back with each update of any task. @returns what ends that. */
  listen(listener: (task: Task) => void): () => void;
  /** After a reconnect: fetches every task that somebody waits for. */
  catchUp(read: (id: string) => Promise<Task>): void;
  reset(): void;
}

interface Waiter {
  readonly resolve: (task: Task) => void;
  readonly reject: (error: Error) => void;
  readonly onProgress: ((task: Task) => void) | undefined;
}

export function createTasks(): Tasks {
  const ended = new Map<string, Task>();
  const latest = new Map<string, Task>();
  const waiting = new Map<string, Waiter[]>();
  const { notify, listen } = createListeners<[Task]>();

  function update(task: Task) {
    const known = ended.get(task.task_id) ?? latest.get(task.task_id);
    if (known && isOlder(task, known)) return;
    notify(task);
    const waiters = waiting.get(task.task_id) ?? [];
    if (!hasEnded(task)) {
      latest.set(task.task_id, task);
      for (const { onProgress } of waiters) onProgress?.(task);
      return;
    }
    latest.delete(task.task_id);
    ended.set(task.task_id, task);
    const [oldest] = ended.keys();
    if (ended.size > KEPT_ENDINGS && oldest) ended.delete(oldest);
    waiting.delete(task.task_id);
    for (const waiter of waiters) settleWaiter(waiter, task);
  }

  function settleWaiter({ resolve, reject }: Waiter, task: Task) {
    if (task.state === 'success') return resolve(task);
    if (task.state === 'cancelled') return reject(Object.assign(new Cancelled(''), { task }));
    const failure = new TaskFailed(task.error?.message ?? '', {
      code: task.error?.err_code ?? '',
      requestId: task.request_id,
    });
    reject(Object.assign(failure, { task }));
  }

  function waitFor(id: string, onProgress?: (task: Task) => void) {
    const { promise, resolve, reject } = Promise.withResolvers<Task>();
    const waiter = { resolve, reject, onProgress };
    const ending = ended.get(id);
    if (ending) settleWaiter(waiter, ending);
    else waiting.set(id, [...(waiting.get(id) ?? []), waiter]);
    const known = latest.get(id);
    if (known) onProgress?.(known);
    return promise;
  }

  function catchUp(read: (id: string) => Promise<Task>) {
    // A failed question is no ending: the next reconnect asks again.
    for (const id of waiting.keys()) read(id).then(update, () => {});
  }

  function reset() {
    ended.clear();
    latest.clear();
    for (const waiters of waiting.values()) for (const { reject } of waiters) reject(new Cancelled(''));
    waiting.clear();
  }

  return { update, waitFor, listen, catchUp, reset };
}

/** A task does not come back from its end, nor does its progress fall. */
function isOlder(task: Task, known: Task): boolean {
  if (hasEnded(known) || hasEnded(task)) return hasEnded(known) && !hasEnded(task);
  const further = (task.progress ?? -1) - (known.progress ?? -1);
  return further < 0 || (further === 0 && task.updated_at < known.updated_at);
}

/** The console's own: fed by the live link. */
export const tasks = createTasks();
