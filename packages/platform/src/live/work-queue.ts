/** Never rejects. */
export type Job = () => Promise<void>;

/** Work of all connections: first come, first served. */
export interface WorkQueue {
  readonly length: number;
  /** A job that waits already is not added again. One that runs already is run again after it. */
  add(job: Job): void;
  remove(job: Job): void;
}

/**
 * A thousand logins at once would keep everybody else from the store and from the event loop. Here so many run at once, and
 * each begins in a turn of its own, so that others' calls come between.
 */
export function createWorkQueue(atOnce: number): WorkQueue {
  const waiting = new Set<Job>();
  const running = new Set<Job>();
  let workers = 0;

  function next(): Job | null {
    for (const job of waiting) if (!running.has(job)) return job;
    return null;
  }

  async function work(): Promise<void> {
    workers += 1;
    for (let job = next(); job; job = next()) {
      waiting.delete(job);
      running.add(job);
      await job();
      running.delete(job);
      await yieldToEventLoop();
    }
    workers -= 1;
  }

  return {
    get length() {
      return waiting.size;
    },
    add(job) {
      waiting.add(job);
      if (workers < atOnce) void work();
    },
    remove: (job) => void waiting.delete(job),
  };
}

/** Does something for each of them, so many in a turn of the event loop. */
export async function inTurns<T>(all: readonly T[], max: number, act: (one: T) => void): Promise<void> {
  for (const [at, one] of all.entries()) {
    if (at > 0 && at % max === 0) await yieldToEventLoop();
    act(one);
  }
}

/** Lets everything that is pending in the event loop go first. */
export const yieldToEventLoop = () => new Promise<void>((resolve) => setImmediate(resolve));
