import { globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { testParts } from '../package-json.ts';
import { quoted } from '../process.ts';
import { installCounterparts } from './debian.ts';
import { inTurns } from './in-turns.ts';
import { suite } from './record.ts';
import { runReported } from './report.ts';
import { oneFailed, sum, type Tally, withFailures } from './tally.ts';

/** Packages whose tests run in node. The elements have a stage of their own, the bindings are generated. */
const packages = ['platform', 'console', 'contract', 'tokens', 'embed', 'catalogue'];

/** The scripts themselves, and what needs console and platform but no browser. What lies in `safety` belongs to the stage `check`. */
const ourselves =
  "node --test 'test/forms/*.test.ts' 'scripts/*.test.ts' 'scripts/{bare,bootstrap,build,check,partner,release,scaffold,start,stats,test}/**/*.test.ts'";

/** Two processors have work with three of them: one of three waits for a disk, a process or another thread. */
const BESIDE_EACH_OTHER = 3;
/** How many of the suites, which begin with the longest, take minutes. */
const LONG = 7;

interface UnitSuite {
  readonly name: string;
  /** What it is chosen by: the package, the theme, or `scripts`. */
  readonly subject: string;
  readonly folder: string;
  readonly line: string | null;
}

/**
 * Every unit suite: the platform's and the scripts' own, which take longest, then those of the other packages and of the
 * themes.
 */
export function unitSuites(): readonly UnitSuite[] {
  const themes = globSync('themes/*/', { cwd: root }).map((folder) => folder.replace(/\/$/, ''));
  const [longest = [], ...others] = [...packages, ...themes].map(suitesOf);
  return [...longest, { name: 'unit/scripts', subject: 'scripts', folder: '.', line: ourselves }, ...others.flat()];
}

function suitesOf(subject: string): UnitSuite[] {
  const folder = packages.includes(subject) ? join('packages', subject) : subject;
  const parts = testParts(folder);
  if (parts.length === 0) return [{ name: `unit/${subject}`, subject, folder, line: null }];
  return parts.map(({ name, line }) => ({ name: join('unit', subject, name), subject, folder, line }));
}

/** Logic, the platform, and the scripts themselves; of those only `chosen`, where it is given. */
export async function unit(chosen?: readonly string[]): Promise<Tally> {
  await installCounterparts();
  const wanted = unitSuites().filter(({ subject }) => chosen === undefined || chosen.includes(subject));
  return sum(await inTurns(BESIDE_EACH_OTHER, wanted.map(inSuite)));
}

/**
 * Logic, the platform and the scripts, with checks that need no browser either beside them. What their tests talk to is
 * installed before (machine.ts).
 */
export async function unitAnd(checks: readonly (() => Promise<Tally>)[]): Promise<Tally> {
  // The longest first, so that none of them is alone in the end.
  const suites = unitSuites().map(inSuite);
  return sum(await inTurns(BESIDE_EACH_OTHER, [...suites.slice(0, LONG), ...checks, ...suites.slice(LONG)]));
}

const inSuite = (one: UnitSuite) => () => suite(one.name, () => testSuite(one));

async function testSuite({ name, folder, line }: UnitSuite): Promise<Tally> {
  if (line !== null) return testLine(name, line, join(root, folder));
  console.log(`✗ ${folder} has no test script`);
  return withFailures(oneFailed, folder, ['has no test script']);
}

/** The tests of some files of a package, without what else its script does. */
export const unitFiles = (name: string, patterns: readonly string[]): Promise<Tally> =>
  suite(`unit/${name}`, () => {
    const cwd = join(root, 'packages', name);
    const lines = testParts(join('packages', name)).map((part) => part.line);
    const line = filesLine(globSync(patterns, { cwd }), lines.join(' && '));
    return testLine(name, line, cwd);
  });

/** They need a server, on which others are run a second time. */
const isOnPostgres = (file: string) => file.includes('.postgres.test.');
const WITH_POSTGRES = 'node src/app/testing/with-postgres.ts ';

const SHARED = '--import ../../scripts/shared-process.ts --test-isolation=none';

/** A line that tests the files as the package's own script does: those that may share a process in one. */
export function filesLine(files: readonly string[], script: string): string {
  const mayShare = (file: string) => script.includes('--test-isolation=none') && !file.includes('.process.test.');
  const [onPostgres, others] = [files.filter(isOnPostgres), files.filter((file) => !isOnPostgres(file))];
  const [shared, own] = [others.filter(mayShare), others.filter((file) => !mayShare(file))];
  const line = (options: string, some: readonly string[]) =>
    some.length > 0 ? [[`node --test${options}`, ...some.map(quoted)].join(' ')] : [];
  return [
    ...line(` ${SHARED}`, shared),
    ...line(` ${SHARED}`, onPostgres).map((one) => WITH_POSTGRES + one),
    ...line('', own),
  ].join(' && ');
}

async function testLine(name: string, line: string, cwd: string): Promise<Tally> {
  const { tally, output, seconds } = await runReported(name, line, { cwd, env: { FORCE_COLOR: '0' } });
  const isWell = tally.failed === 0;
  if (!isWell) console.log(output);
  console.log(
    `${isWell ? '✓' : '✗'} ${name}: ${tally.passed} passed, ${tally.failed} failed (${seconds.toFixed(1)} s)`,
  );
  return tally;
}
