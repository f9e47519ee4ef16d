/** Lets `places` run at once; the others wait in the order they came. */
export function createGate(places: number) {
  let free = places;
  const waiting: (() => void)[] = [];

  return async function through<T>(work: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1;
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
