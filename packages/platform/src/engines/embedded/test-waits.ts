/** Who waits for the clock now, by how long. */
export function createWaits() {
  const counts = new Map<number, number>();
  const asked = new Map<number, (() => void)[]>();
  const add = (ms: number, by: number) => counts.set(ms, (counts.get(ms) ?? 0) + by);
  return {
    begin(ms: number) {
      let isOver = false;
      add(ms, 1);
      for (const tell of asked.get(ms) ?? []) tell();
      asked.delete(ms);
      return () => {
        if (!isOver) add(ms, -1);
        isOver = true;
      };
    },
    until(ms: number): Promise<void> {
      if ((counts.get(ms) ?? 0) > 0) return Promise.resolve();
      const { promise, resolve } = Promise.withResolvers<void>();
      asked.set(ms, [...(asked.get(ms) ?? []), resolve]);
      return promise;
    },
  };
}
