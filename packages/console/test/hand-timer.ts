import type { Timer } from '@skydeck/contract';

/** A timer that a test moves. */
export function createHandTimer() {
  let now = 0;
  let waiting: { at: number; act: () => void }[] = [];
  const timer: Timer = {
    now: () => now,
    after(ms, act) {
      const entry = { at: now + ms, act };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
  };
  return {
    timer,
    waiting: () => waiting.length,
    advance(ms: number) {
      now += ms;
      const due = waiting.filter(({ at }) => at <= now);
      waiting = waiting.filter(({ at }) => at > now);
      for (const { act } of due) act();
    },
  };
}
