import type { Timer } from '../dedupe.ts';

export interface HandTimer extends Timer {
  /** Lets `ms` pass; what falls due meanwhile runs in order of its time. */
  pass(ms: number): void;
  /** How many acts still wait. */
  waiting(): number;
}

/** A timer that stands still until it is told. */
export function createHandTimer(): HandTimer {
  let now = 0;
  const plans = new Set<{ readonly at: number; readonly act: () => void }>();
  return {
    now: () => now,
    waiting: () => plans.size,
    after(ms, act) {
      const plan = { at: now + ms, act };
      plans.add(plan);
      return () => {
        plans.delete(plan);
      };
    },
    pass(ms) {
      const end = now + ms;
      for (;;) {
        const [next] = [...plans].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
        if (!next) break;
        plans.delete(next);
        now = next.at;
        next.act();
      }
      now = end;
    },
  };
}
