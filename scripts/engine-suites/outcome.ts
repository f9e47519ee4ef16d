import type { Suite } from './suites.ts';

/** Tests of which fewer have passed than engines run them. `passed`: the names of all that passed. */
export function missingIn(suites: readonly Suite[], passed: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of passed) counts.set(name, (counts.get(name) ?? 0) + 1);
  const wanted = new Map<string, number>();
  for (const { tests, engines } of suites)
    for (const { name } of tests) wanted.set(name, (wanted.get(name) ?? 0) + engines.length);
  return [...wanted].filter(([name, count]) => (counts.get(name) ?? 0) < count).map(([name]) => name);
}
