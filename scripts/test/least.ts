import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';

/** The least number of tests of a suite; one that was lowered says why. */
export type Least = number | { readonly least: number; readonly why: string };
export type LeastTable = Readonly<Record<string, Least>>;

export const leastFile = join(root, 'scripts', 'test', 'least.json');
export const readLeast = () => JSON.parse(readFileSync(leastFile, 'utf8')) as LeastTable;

const numberOf = (least: Least) => (typeof least === 'number' ? least : least.least);

/** What there is to say of a suite with that many tests, those included that were skipped with a reason; null when all is well. */
export function tooFew(table: LeastTable, suite: string, tests: number): string | null {
  const least = table[suite];
  if (least === undefined || tests >= numberOf(least)) return null;
  return (
    `${suite} had ${tests} tests, and scripts/test/least.json asks for ${numberOf(least)}: ` +
    'some did not run, or were taken away. “pnpm test:least --why "…"” lowers the number.'
  );
}

/** The suites of the table that a whole run left out, each in a sentence. */
export const neverRun = (table: LeastTable, run: ReadonlySet<string>): string[] =>
  Object.keys(table)
    .filter((name) => !run.has(name) && !name.startsWith('engines/'))
    .map((name) => `${name} is in scripts/test/least.json, and was not run`);

/** What is wrong with the table itself. */
export function leastProblems(table: LeastTable, suites: readonly string[]): string[] {
  return Object.entries(table).flatMap(([name, least]) => [
    ...(suites.includes(name) ? [] : [`there is no suite “${name}”`]),
    ...(Number.isInteger(numberOf(least)) && numberOf(least) > 0 ? [] : [`${name} is no number of tests`]),
    ...(typeof least === 'object' && least.why.trim() === '' ? [`${name} was lowered without a reason`] : []),
  ]);
}

/** The table after a run. A number that becomes less needs a reason; without one it stays, and is named in `refused`. */
export function raised(
  table: LeastTable,
  counts: Readonly<Record<string, number>>,
  why: string,
): { table: LeastTable; refused: readonly string[] } {
  const refused: string[] = [];
  const next: Record<string, Least> = { ...table };
  for (const [name, count] of Object.entries(counts)) {
    const before = table[name];
    if (before === undefined || count > numberOf(before)) next[name] = count;
    else if (count < numberOf(before)) {
      if (why === '') refused.push(`${name}: ${count} instead of ${numberOf(before)}`);
      else next[name] = { least: count, why };
    }
  }
  const sorted = Object.entries(next).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { table: Object.fromEntries(sorted), refused };
}
