import type { StoredEvent } from './events.ts';

/** So many are read at once. */
export const FOLLOWED_AT_ONCE = 1000;
const RETRY_MS = 1000;

export interface FollowerParts {
  /** The events after this number, so many at once; null: some of them are not kept any more. */
  readonly readAfter: (seq: number) => Promise<readonly StoredEvent[] | null>;
  readonly newest: () => Promise<number>;
  /** Told of the events of all instances, in the order of their numbers. */
  readonly notify: (events: readonly StoredEvent[]) => void;
  /** Events are gone. */
  readonly lost: () => void;
  readonly report: (error: unknown) => void;
}

/** Brings the events of all instances into one order. */
export interface EventFollower {
  begin(parts: FollowerParts): Promise<void>;
  /** This instance has committed events. */
  committed(events: readonly StoredEvent[]): void;
  /** Another one has. */
  wake(): void;
  stop(): void;
}

/** `alone`: until it follows others, its own events are all that there are. */
export function createEventFollower(alone: (events: readonly StoredEvent[]) => void): EventFollower {
  let parts: FollowerParts | null = null;
  let last = 0;
  let isReading = false;
  let isRequested = false;

  const isFollowing = () => parts !== null;

  async function readAll({ readAfter, newest, notify, lost }: FollowerParts): Promise<void> {
    isReading = true;
    try {
      do {
        isRequested = false;
        const events = await readAfter(last);
        if (events) {
          last = events.at(-1)?.seq ?? last;
          if (events.length > 0) notify(events);
          isRequested ||= events.length === FOLLOWED_AT_ONCE;
        } else {
          last = await newest();
          lost();
        }
      } while (isRequested && isFollowing());
    } finally {
      isReading = false;
    }
  }

  function wake(): void {
    isRequested = true;
    if (!parts || isReading) return;
    const { report } = parts;
    readAll(parts).catch((error: unknown) => {
      if (!parts) return;
      report(error);
      setTimeout(wake, RETRY_MS).unref();
    });
  }

  return {
    async begin(following) {
      last = await following.newest();
      parts = following;
    },
    committed(events) {
      const [first] = events;
      if (!parts) alone(events);
      else if (!isReading && first?.seq === last + 1) {
        // Nothing is between.
        last = events.at(-1)?.seq ?? last;
        parts.notify(events);
      } else wake();
    },
    wake,
    stop() {
      parts = null;
    },
  };
}
