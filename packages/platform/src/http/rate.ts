import type { Clock } from '../clock.ts';

const MINUTE_MS = 60_000;

/** So much in each minute. */
export interface Rate {
  /** Counts one; whether it is still within the rate. */
  take(): boolean;
  readonly isSpent: boolean;
}

export function createRate(clock: Clock, perMinute: number): Rate {
  let begun = clock.now().getTime();
  let count = 0;
  const roll = () => {
    const now = clock.now().getTime();
    // A clock that was set back must not make a minute of an hour.
    if (now >= begun && now - begun < MINUTE_MS) return;
    begun = now;
    count = 0;
  };
  return {
    take() {
      roll();
      count += 1;
      return count <= perMinute;
    },
    get isSpent() {
      roll();
      return count >= perMinute;
    },
  };
}

export interface Rates {
  take(key: string): boolean;
  isSpent(key: string): boolean;
}

/** A rate for each key, in memory: what a restart forgets is a minute's counting. */
export function createRates(clock: Clock, perMinute: number): Rates {
  let rates = new Map<string, Rate>();
  let older = rates;
  const turn = createRate(clock, 1);
  // Two generations: whoever is in neither has done nothing for a minute at least.
  const rateOf = (key: string) => {
    if (turn.take()) [older, rates] = [rates, new Map()];
    const rate = rates.get(key) ?? older.get(key);
    if (rate) rates.set(key, rate);
    return rate;
  };
  return {
    take(key) {
      const rate = rateOf(key) ?? createRate(clock, perMinute);
      rates.set(key, rate);
      return rate.take();
    },
    isSpent: (key) => rateOf(key)?.isSpent ?? false,
  };
}
