/** The platform's only source of time: rules that wait or expire are tested by moving it. */
export interface Clock {
  now(): Date;
  /** Runs `act` once, `ms` milliseconds from now; the answer cancels it. */
  after(ms: number, act: () => void): () => void;
  /** Only a clock for tests has this: moves time on and runs what falls due, in order. */
  advance?(ms: number): void;
}

export function createRealClock(): Clock {
  return {
    now: () => new Date(),
    after(ms, act) {
      // Unreferenced: a pending expiry must not keep a stopping process alive.
      const timer = setTimeout(act, ms).unref();
      return () => clearTimeout(timer);
    },
  };
}

export interface MovableClock extends Clock {
  advance(ms: number): void;
  /** Moves time on as a machine that was asleep does: what fell due meanwhile runs once, at the end. For days and months. */
  jump(ms: number): void;
}

/** Stands still until it is moved. */
export function createMovableClock(start: Date = new Date()): MovableClock {
  let time = start.getTime();
  const waiting = new Set<{ readonly due: number; readonly act: () => void }>();

  const nextDue = (until: number) =>
    [...waiting].filter(({ due }) => due <= until).toSorted((one, other) => one.due - other.due)[0];

  return {
    now: () => new Date(time),
    after(ms, act) {
      const entry = { due: time + Math.max(ms, 0), act };
      waiting.add(entry);
      return () => waiting.delete(entry);
    },
    advance(ms) {
      const until = time + ms;
      // What falls due may itself start a new wait that ends within the same move.
      for (let entry = nextDue(until); entry; entry = nextDue(until)) {
        waiting.delete(entry);
        time = entry.due;
        entry.act();
      }
      time = until;
    },
    jump(ms) {
      time += ms;
      const overdue = [...waiting].filter(({ due }) => due <= time).toSorted((one, other) => one.due - other.due);
      for (const entry of overdue) if (waiting.delete(entry)) entry.act();
    },
  };
}

/** Acts again and again, the first time `ms` milliseconds from now. @returns what stops it. */
export function every(clock: Clock, ms: number, act: () => void): () => void {
  let cancel = () => {};
  const wait = () => {
    cancel = clock.after(ms, () => {
      act();
      wait();
    });
  };
  wait();
  return () => cancel();
}
