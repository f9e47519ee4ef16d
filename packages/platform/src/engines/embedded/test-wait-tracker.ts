import type { MovableClock } from '../../clock.ts';

/** Who waits for the clock now, by how long. */
export function createWaitTracker() {
  const counts = new Map<number, number>();
  const resolvers = new Map<number, (() => void)[]>();
  const add = (ms: number, by: number) => counts.set(ms, (counts.get(ms) ?? 0) + by);

  function begin(ms: number): () => void {
    let isOver = false;
    add(ms, 1);
    for (const notify of resolvers.get(ms) ?? []) notify();
    resolvers.delete(ms);
    return () => {
      if (!isOver) add(ms, -1);
      isOver = true;
    };
  }

  return {
    /** The same clock; who waits for it is known. */
    track: (clock: MovableClock): MovableClock => ({
      ...clock,
      after(ms, act) {
        const ended = begin(ms);
        const stop = clock.after(ms, () => {
          ended();
          act();
        });
        return () => {
          ended();
          stop();
        };
      },
    }),
    until(ms: number): Promise<void> {
      if ((counts.get(ms) ?? 0) > 0) return Promise.resolve();
      const { promise, resolve } = Promise.withResolvers<void>();
      resolvers.set(ms, [...(resolvers.get(ms) ?? []), resolve]);
      return promise;
    },
  };
}
