import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { metered } from '../process.ts';
import { browserVersion } from './chromium.ts';
import { neverRun, readLeast, tooFew } from './least.ts';
import { freshStamp, inputsOf, stampSuite } from './stamps.ts';
import { isInBrowser, pathsOf } from './suites.ts';
import { nothing, oneFailed, sum, type Tally, withFailures } from './tally.ts';
import { dearest, dearestLines, overBudget, type SuiteTime, timesFile, timesTable } from './times.ts';

export const timesPath = join(root, 'test-results', 'times.json');

/** How this run treats its suites. */
export interface RunSettings {
  /** Suites whose inputs are as they were when they passed are left out. */
  readonly skipsUnchanged: boolean;
  /** A part of a suite has no least number of tests, and leaves no stamp. */
  readonly isPart: boolean;
}

let settings: RunSettings = { skipsUnchanged: false, isPart: false };
const times: SuiteTime[] = [];
/** Those that were run or left out as unchanged. */
const seen = new Set<string>();
let unchanged = 0;

export const beginRun = (chosen: RunSettings) => {
  settings = chosen;
};

/** How many suites were left out because nothing that they test has changed. */
export const unchangedSuites = () => unchanged;

/** Runs a suite: measures it, leaves it out where nothing has changed, and holds it to its least number of tests. */
export async function suite(name: string, work: () => Promise<Tally>): Promise<Tally> {
  seen.add(name);
  const browser = isInBrowser(name) ? browserVersion() : '';
  const tools = [process.version, process.platform, process.arch, browser];
  const paths = settings.isPart ? null : pathsOf(name);
  const print = paths && inputsOf(paths, tools);
  const stamp = print && settings.skipsUnchanged ? freshStamp(name, print) : null;
  if (stamp) {
    unchanged += 1;
    console.log(`– ${name}: unchanged since its ${stamp.tests} tests passed on ${stamp.at} (--all runs it)`);
    return nothing;
  }
  const tally = await measured(name, work);
  const told = settings.isPart ? tally : withLeast(name, tally);
  if (print) leaveStamp(name, print, told);
  return told;
}

async function measured(name: string, work: () => Promise<Tally>): Promise<Tally> {
  const began = performance.now();
  const ownBefore = process.cpuUsage();
  const { result: tally, cpu } = await metered(() =>
    work().catch((error: unknown) => withFailures(oneFailed, name, [String(error)])),
  );
  const own = process.cpuUsage(ownBefore);
  const ended = performance.now();
  times.push({
    name,
    began,
    ended,
    seconds: (ended - began) / 1000,
    cpu: cpu === null ? null : cpu + (own.user + own.system) / 1e6,
    passed: tally.passed,
    failed: tally.failed,
    skipped: tally.skipped?.length ?? 0,
    files: dearest(tally.files ?? []),
  });
  for (const skipped of tally.skipped ?? []) console.log(`  skipped in ${name}: ${skipped}`);
  return tally;
}

function withLeast(name: string, tally: Tally): Tally {
  const said = tooFew(readLeast(), name, tally.passed + tally.failed + (tally.skipped?.length ?? 0));
  return said === null ? tally : sum([tally, { ...oneFailed, failures: [said] }]);
}

function leaveStamp(name: string, print: string, { passed, failed, skipped = [] }: Tally): void {
  // What was skipped may run as soon as the machine has what it lacks.
  const isGreen = failed === 0 && passed > 0 && skipped.length === 0;
  stampSuite(name, isGreen ? { print, at: new Date().toISOString(), tests: passed } : null);
}

/** After a whole run: fails for each suite that has a least number of tests and was not run at all. */
export function missingSuites(): Tally {
  const failures = neverRun(readLeast(), seen);
  return { passed: 0, failed: failures.length, failures };
}

/** Prints what the suites took and who is over the budget, and keeps it as a file. */
export function reportTimes(isWhole: boolean): void {
  if (times.length === 0) return;
  for (const line of ['', ...dearestLines(times), '', ...timesTable(times)]) console.log(line);
  const over = overBudget(times);
  if (over.length > 0) console.log(['', 'Over the budget of docs/testing.md:', ...over].join('\n'));
  mkdirSync(dirname(timesPath), { recursive: true });
  const file = timesFile(times, isWhole && unchanged === 0, new Date());
  writeFileSync(timesPath, `${JSON.stringify(file, null, 2)}\n`);
}
