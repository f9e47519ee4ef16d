import type { FileTime } from './tally.ts';
import { resourceBudget, timeBudgets } from './time-budgets.ts';

/** What one suite took, and how many of its tests said what. */
export interface SuiteTime {
  readonly name: string;
  /** Milliseconds since the run began, for suites run side by side. */
  readonly began: number;
  readonly ended: number;
  readonly seconds: number;
  /** Of all processes it began; null where the system does not tell. */
  readonly cpu: number | null;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** All of its files, the dearest first. */
  readonly files: readonly FileTime[];
}

const SHOWN = 10;

export const dearest = (files: readonly FileTime[]): readonly FileTime[] =>
  files.toSorted((one, other) => other.seconds - one.seconds);

/** The seconds in which at least one of the suites ran. */
export function secondsOf(suites: readonly SuiteTime[]): number {
  let until = 0;
  let all = 0;
  for (const { began, ended } of suites.toSorted((one, other) => one.began - other.began)) {
    all += Math.max(0, ended - Math.max(began, until));
    until = Math.max(until, ended);
  }
  return all / 1000;
}

const clock = (seconds: number) =>
  seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
const cell = (text: string, width: number) => text.padStart(width);

/** The table that a person reads at the end of a run. */
export function timesTable(suites: readonly SuiteTime[]): string[] {
  const width = Math.max(5, ...suites.map(({ name }) => name.length));
  const row = (name: string, ...cells: readonly string[]) =>
    [name.padEnd(width), ...cells.map((text) => cell(text, 12))].join(' ').trimEnd();
  return [
    row('suite', 'wall', 'cpu', 'tests', 'skipped'),
    ...suites.map(({ name, seconds, cpu, passed, failed, skipped }) =>
      row(name, clock(seconds), cpu === null ? '—' : clock(cpu), String(passed + failed), String(skipped || '')),
    ),
  ];
}

/** The dearest files of each suite that has more than one. */
export const dearestLines = (suites: readonly SuiteTime[], many = SHOWN): string[] =>
  suites.flatMap(({ name, files }) =>
    files.length < 2
      ? []
      : [
          `dearest in ${name}:`,
          ...files
            .slice(0, many)
            .map((file) => `  ${cell(file.seconds.toFixed(1), 7)} s  ${file.file} (${file.tests})`),
        ],
  );

const resourceFolder = /^packages\/console\/src\/resources\/([^/]+)\//;

/** What the journeys of each resource are. The CPU of a suite is shared out by how long its tests took. */
export function resourceTimes(journeys: SuiteTime) {
  const all = journeys.files.reduce((sum, { seconds }) => sum + seconds, 0);
  const resources = new Map<string, { journeys: number; cpu: number | null }>();
  for (const { file, seconds, tests } of journeys.files) {
    const [, name] = resourceFolder.exec(file) ?? [];
    if (name === undefined) continue;
    const known = resources.get(name) ?? { journeys: 0, cpu: 0 };
    const cpu = journeys.cpu === null || all === 0 ? null : (known.cpu ?? 0) + (journeys.cpu * seconds) / all;
    resources.set(name, { journeys: known.journeys + tests, cpu });
  }
  return resources;
}

const folderOfResource = /^packages\/(?:contract\/src|(?:console|platform)\/src\/resources)\/([^/]+)\//;

/** The CPU seconds of the tests in each resource's folders, of all suites that the system told of. */
export function resourceCpu(suites: readonly SuiteTime[]): Record<string, number> {
  const seconds: Record<string, number> = {};
  for (const { cpu, files } of suites) {
    const all = files.reduce((sum, file) => sum + file.seconds, 0);
    if (cpu === null || all === 0) continue;
    for (const file of files) {
      const [, name] = folderOfResource.exec(file.file) ?? [];
      if (name !== undefined) seconds[name] = (seconds[name] ?? 0) + (cpu * file.seconds) / all;
    }
  }
  return seconds;
}

/** Who is over the budget, each in a line. */
export function overBudget(suites: readonly SuiteTime[]): string[] {
  const groups = timeBudgets.flatMap(({ group, suites: names, minutes }) => {
    const seconds = secondsOf(suites.filter(({ name }) => names.some((one) => name.startsWith(one))));
    return seconds > minutes * 60 ? [`${group}: ${clock(seconds)} of ${minutes} min`] : [];
  });
  const resources = suites
    .filter(({ name }) => name === 'journeys')
    .flatMap((suite) => [...resourceTimes(suite)])
    .flatMap(([name, { journeys, cpu }]) => [
      ...(journeys > resourceBudget.journeys ? [`${name}: ${journeys} of ${resourceBudget.journeys} journeys`] : []),
      ...(cpu !== null && cpu > resourceBudget.cpuSeconds
        ? [`${name}: ${cpu.toFixed(0)} of ${resourceBudget.cpuSeconds} CPU-seconds of journeys`]
        : []),
    ]);
  return [...groups, ...resources];
}

/** What `test-results/times.json` holds. */
export const timesFile = (suites: readonly SuiteTime[], isWhole: boolean, at: Date) => ({
  at: at.toISOString(),
  /** Whether it was the whole of `npm test`, with nothing left out. */
  isWhole,
  seconds: secondsOf(suites),
  cpu: suites.some(({ cpu }) => cpu === null) ? null : suites.reduce((all, { cpu }) => all + (cpu ?? 0), 0),
  overBudget: overBudget(suites),
  /** CPU seconds of each resource's tests. */
  resources: resourceCpu(suites),
  suites: suites.map(({ files, ...suite }) => ({ ...suite, files: files.slice(0, SHOWN) })),
});

export type TimesFile = ReturnType<typeof timesFile>;
