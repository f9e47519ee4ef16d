/** Those that something is done for again and again: in each round for each of them once, a slice at a time. */
export interface Round<T> {
  add(one: T): void;
  remove(one: T): void;
  /** The slice whose turn it is. */
  next(): Iterable<T>;
}

export function createRound<T>(slices: number): Round<T> {
  const all = Array.from({ length: slices }, () => new Set<T>());
  let [filled, turn] = [0, 0];
  const sliceOf = (at: number) => all[at % slices] ?? new Set<T>();
  return {
    add: (one) => void sliceOf(filled++).add(one),
    remove(one) {
      for (const slice of all) slice.delete(one);
    },
    next: () => sliceOf(turn++),
  };
}
