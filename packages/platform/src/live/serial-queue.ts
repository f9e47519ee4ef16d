/** Never rejects. */
export type Job = () => Promise<void>;

/** Runs the logins and checks of all connections one after the other. */
export interface SerialQueue {
  readonly length: number;
  /** A job that waits already is not added again. */
  add(job: Job): void;
  remove(job: Job): void;
}

/**
 * The store answers without giving the event loop back, so a thousand logins at once would be one long turn in which nobody
 * else is heard. Here each has a turn of its own.
 */
export function createSerialQueue(): SerialQueue {
  const waiting = new Set<Job>();
  let isRunning = false;

  async function runAll(): Promise<void> {
    isRunning = true;
    for (const job of waiting) {
      waiting.delete(job);
      await job();
      await yieldToEventLoop();
    }
    isRunning = false;
  }

  return {
    get length() {
      return waiting.size;
    },
    add(job) {
      waiting.add(job);
      if (!isRunning) void runAll();
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
