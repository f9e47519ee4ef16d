/** One after the other, in the order of asking; a failed one does not stop those behind it. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return function queued<T>(work: () => Promise<T>): Promise<T> {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
