/** The queue is full, or somebody with a better rank took the last place. */
export class QueueFull extends Error {
  constructor() {
    super('Too many are waiting');
    this.name = 'QueueFull';
  }
}

export interface FairQueueSettings {
  /** So many run at once. */
  readonly concurrency: number;
  /** So many wait; whoever comes then is told at once. */
  readonly maxWaiting: number;
}

interface Waiting {
  readonly rank: number;
  readonly enter: () => void;
  readonly refuse: (why: QueueFull) => void;
}

/** Counting starts again with an empty queue; this limit keeps many addresses from filling the memory. */
const MAX_SOURCES = 10_000;

export interface FairQueue {
  /** `source`: where it comes from; null: from somebody who is known, before all others. Throws a QueueFull. */
  run<Result>(source: string | null, work: () => Promise<Result>): Promise<Result>;
}

/**
 * Lets `concurrency` run at once; the others wait, who is known first, then by how often their source has come since the queue was
 * last empty: the first of one source goes before the second of another. In a full queue the last one makes room for a better
 * one. So one source takes no more than its share, and a crowd that comes again and again stands behind who comes once.
 */
export function createFairQueue({ concurrency, maxWaiting }: FairQueueSettings): FairQueue {
  let free = concurrency;
  const waiting: Waiting[] = [];
  const times = new Map<string, number>();

  function rankOf(source: string | null): number {
    if (source === null) return 0;
    const rank = (times.get(source) ?? 0) + 1;
    if (times.size < MAX_SOURCES || times.has(source)) times.set(source, rank);
    return rank;
  }

  function takePlace(rank: number): Promise<void> | null {
    if (free > 0) {
      free -= 1;
      return null;
    }
    const after = waiting.findIndex((other) => other.rank > rank);
    const isLast = after === -1;
    if (waiting.length >= maxWaiting) {
      if (isLast) throw new QueueFull();
      waiting.pop()?.refuse(new QueueFull());
    }
    return new Promise((enter, refuse) => waiting.splice(isLast ? waiting.length : after, 0, { rank, enter, refuse }));
  }

  function leave(): void {
    const next = waiting.shift();
    if (next) return next.enter();
    free += 1;
    if (free === concurrency) times.clear();
  }

  return {
    async run(source, work) {
      await takePlace(rankOf(source));
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
