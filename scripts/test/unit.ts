import { globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { scriptOf } from '../package-json.ts';
import { type CommandSettings, quoted } from '../process.ts';
import { installCounterparts } from './debian.ts';
import { inTurns } from './in-turns.ts';
import { suite } from './record.ts';
import { runReported } from './report.ts';
import { oneFailed, sum, type Tally, withFailures } from './tally.ts';

/**
 * Packages whose `test` script is node's runner, the longest first. The elements have a stage of their own, the bindings are
 * generated.
 */
const packages = ['platform', 'console', 'contract', 'tokens', 'embed', 'catalogue'];

/** The scripts themselves, and what needs console and platform but no browser. What lies in `safety` belongs to the stage `check`. */
const ourselves =
  "node --test 'test/forms/*.test.ts' 'scripts/*.test.ts' 'scripts/{bare,bootstrap,build,check,partner,scaffold,start,stats,test}/**/*.test.ts'";

/** Every unit suite: the packages, the themes, and the scripts themselves. */
const unitSuites = (): readonly string[] => [
  ...packages,
  ...globSync('themes/*/', { cwd: root }).map((folder) => folder.replace(/\/$/, '')),
  'scripts',
];

/** Logic, the platform, and the scripts themselves; of those only `chosen`, where it is given. */
export async function unit(chosen?: readonly string[]): Promise<Tally> {
  await installCounterparts();
  const names = unitSuites().filter((name) => chosen === undefined || chosen.includes(name));
  return sum(
    await inTurns(
      2,
      names.map((name) => () => suite(`unit/${name}`, () => testSuite(name))),
    ),
  );
}

async function testSuite(name: string): Promise<Tally> {
  if (name === 'scripts') return testLine(name, ourselves, root);
  const folder = packages.includes(name) ? join('packages', name) : name;
  const line = scriptOf(folder, 'test');
  if (line !== null) return testLine(folder, line, join(root, folder));
  console.log(`✗ ${folder} has no test script`);
  return withFailures(oneFailed, folder, ['has no test script']);
}

/** The tests of some files of a package, without what else its script does. */
export const unitFiles = (name: string, patterns: readonly string[]): Promise<Tally> =>
  suite(`unit/${name}`, () => {
    const cwd = join(root, 'packages', name);
    const line = filesLine(globSync(patterns, { cwd }), scriptOf(join('packages', name), 'test') ?? '');
    // Journeys run beside it, and take longer.
    return testLine(name, line, cwd, { isInBackground: true });
  });

const SHARED = '--import ../../scripts/shared-process.ts --test-isolation=none';

/** A line that tests the files as the package's own script does: those that may share a process in one. */
export function filesLine(files: readonly string[], script: string): string {
  const mayShare = (file: string) => script.includes('--test-isolation=none') && !file.includes('.process.test.');
  const [shared, own] = [files.filter(mayShare), files.filter((file) => !mayShare(file))];
  const line = (options: string, some: readonly string[]) => [`node --test${options}`, ...some.map(quoted)].join(' ');
  return [...(shared.length > 0 ? [line(` ${SHARED}`, shared)] : []), ...(own.length > 0 ? [line('', own)] : [])].join(
    ' && ',
  );
}

async function testLine(name: string, line: string, cwd: string, settings: CommandSettings = {}): Promise<Tally> {
  const { tally, output, seconds } = await runReported(name, line, { cwd, env: { FORCE_COLOR: '0' }, ...settings });
  const isWell = tally.failed === 0;
  if (!isWell) console.log(output);
  console.log(
    `${isWell ? '✓' : '✗'} ${name}: ${tally.passed} passed, ${tally.failed} failed (${seconds.toFixed(1)} s)`,
  );
  return tally;
}
