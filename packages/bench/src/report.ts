import { type Budget } from './budgets.ts';
import { type ContestantId, contestants, type EntryPointId, entryPoints } from './contestants.ts';
import type { Course, Samples } from './rounds.ts';
import type { Sample } from './sample.ts';
import { type ScenarioId, scenarios } from './scenarios.ts';
import { median, middleHalf, ratios } from './statistics.ts';

export interface Findings {
  readonly course: Course;
  readonly samples: Samples;
  /** Bytes of a contestant's page. */
  readonly weights: ReadonlyMap<`${ContestantId} ${EntryPointId}`, number>;
  readonly budgets: readonly Budget[];
  /** The machine in a few words. */
  readonly machine: string;
  /** ISO 8601, without the time. */
  readonly date: string;
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** The tables of `docs/performance.md`. */
export function reportOf(findings: Findings): string {
  const { course, machine, date, budgets, weights } = findings;
  const ratio = (contestant: ContestantId, scenario: ScenarioId) => ratioCell(findings.samples, contestant, scenario);
  const middle = (take: (taken: Sample) => number, digits: number) => (contestant: ContestantId, id: ScenarioId) =>
    median(findings.samples(contestant, id).map(take)).toFixed(digits);
  const mounts = scenarios.filter(({ id }) => id === 'mountButtons' || id === 'mountFields');
  return [
    `${date} · ${machine} · ${course.rounds} rounds of ${course.count.toLocaleString('en')} elements`,
    '### Budgets',
    budgetTable(budgets),
    '### Main-thread CPU, relative to the bare Lit element in the same round',
    'Each cell is the median, with the middle half of the rounds in brackets.',
    contestantTable('Scenario', scenarios, ratio),
    '### Main-thread CPU, milliseconds',
    contestantTable(
      'Scenario',
      scenarios,
      middle(({ total }) => total, 1),
    ),
    '### Heap after mounting, kB per element',
    contestantTable(
      'Scenario',
      mounts,
      middle(({ heap }) => heap / 1000 / course.count, 1),
    ),
    '### Page with its theme, kB gzip',
    contestantTable('Page', entryPoints, (contestant, entryPoint) =>
      kilobytes(weights.get(`${contestant} ${entryPoint}`) ?? Number.NaN),
    ),
  ].join('\n\n');
}

function ratioCell(samples: Samples, contestant: ContestantId, scenario: ScenarioId): string {
  const totals = (of: ContestantId) => samples(of, scenario).map(({ total }) => total);
  if (contestant === contestants[0].id) return '1';
  const all = ratios(totals(contestant), totals(contestants[0].id));
  const [from, to] = middleHalf(all);
  return `${median(all).toFixed(2)} (${from.toFixed(2)}–${to.toFixed(2)})`;
}

function budgetTable(budgets: readonly Budget[]): string {
  const rows = budgets.map(({ what, unit, budget, now, digits, isLimit }) => [
    what,
    `${budget} ${unit}`,
    `${isLimit ? 'at most ' : ''}${now.toFixed(digits)}`,
    now <= budget ? 'met' : 'missed',
  ]);
  return table([['Subject', 'Budget', 'Measured', 'Result'], ...rows]);
}

function contestantTable<Id extends string>(
  corner: string,
  rows: readonly { readonly id: Id; readonly title: string }[],
  cell: (contestant: ContestantId, row: Id) => string,
): string {
  return table([
    [corner, ...contestants.map(({ title }) => title)],
    ...rows.map(({ id, title }) => [title, ...contestants.map((contestant) => cell(contestant.id, id))]),
  ]);
}

/** The first row is the head. */
function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}
