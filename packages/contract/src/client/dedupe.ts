/** What the de-duplication needs of time; tests bring their own. */
export interface Timer {
  now(): number;
  /** Runs `act` once after `ms`; the answer stops it. */
  after(ms: number, act: () => void): () => void;
}

export const realTimer: Timer = {
  now: () => performance.now(),
  after(ms, act) {
    const id = setTimeout(act, ms);
    return () => clearTimeout(id);
  },
};

export const FIRST_WINS_MS = 600;
export const LAST_WINS_MS = 300;

/** Identical questions within 600 ms of the first share its answer; a failure is not kept. */
export function createFirstWins<Answer>(timer: Timer) {
  const asked = new Map<string, { at: number; answer: Promise<Answer> }>();
  return function firstWins(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const now = timer.now();
    for (const [other, { at }] of asked) if (now - at >= FIRST_WINS_MS) asked.delete(other);
    const earlier = asked.get(key);
    if (earlier) return earlier.answer;
    const answer = ask();
    asked.set(key, { at: now, answer });
    answer.catch(() => {
      if (asked.get(key)?.answer === answer) asked.delete(key);
    });
    return answer;
  };
}

/** Of identical questions only the last, 300 ms after it was asked, is sent; all who asked get its answer. */
export function createLastWins<Answer>(timer: Timer) {
  const waiting = new Map<string, { stop: () => void; askers: PromiseWithResolvers<Answer>[] }>();
  return function lastWins(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const asker = Promise.withResolvers<Answer>();
    const earlier = waiting.get(key);
    earlier?.stop();
    const askers = [...(earlier?.askers ?? []), asker];
    const stop = timer.after(LAST_WINS_MS, () => {
      waiting.delete(key);
      ask().then(
        (answer) => askers.forEach(({ resolve }) => resolve(answer)),
        (cause: unknown) => askers.forEach(({ reject }) => reject(cause)),
      );
    });
    waiting.set(key, { stop, askers });
    return asker.promise;
  };
}
