import type { Timer } from './dedupe.ts';

export interface Throttle<Values extends readonly unknown[]> {
  push(...values: Values): void;
  /** Tells at once what still waits, and ends the wait. */
  flush(): void;
}

/** Tells at most once in `ms`: the first at once, of those that come meanwhile the last. */
export function createThrottle<Values extends readonly unknown[]>(
  timer: Timer,
  ms: number,
  act: (...values: Values) => void,
): Throttle<Values> {
  let stop: (() => void) | null = null;
  let waiting: Values | null = null;

  function actAndWait(values: Values) {
    stop = timer.after(ms, () => {
      stop = null;
      const next = waiting;
      waiting = null;
      if (next) actAndWait(next);
    });
    act(...values);
  }

  return {
    push(...values) {
      if (stop) waiting = values;
      else actAndWait(values);
    },
    flush() {
      stop?.();
      stop = null;
      const last = waiting;
      waiting = null;
      if (last) act(...last);
    },
  };
}
