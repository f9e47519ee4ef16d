/** Runs all of the works, at most `many` at a time; answers in their order. */
export async function inTurns<Result>(many: number, works: readonly (() => Promise<Result>)[]): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = works.entries();
  const worker = async () => {
    for (const [at, work] of waiting) results[at] = await work();
  };
  await Promise.all(Array.from({ length: many }, worker));
  return results;
}
