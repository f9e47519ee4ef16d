export interface Queue {
  <T>(work: () => Promise<T>): Promise<T>;
  /** How many works have not ended: the one that runs and those that wait. */
  pending(): number;
}

/** One after the other, in the order of asking; a failed one does not stop those behind it. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  let pending = 0;
  const settle = () => void (pending -= 1);
  function queued<T>(work: () => Promise<T>): Promise<T> {
    pending += 1;
    const mine = last.then(work);
    last = mine.then(settle, settle);
    return mine;
  }
  return Object.assign(queued, { pending: () => pending });
}
