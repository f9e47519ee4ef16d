import { globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { scriptOf } from '../package-json.ts';
import { run } from '../process.ts';
import { installCounterparts } from './debian.ts';
import { inTurns } from './in-turns.ts';
import {
  failuresInNodeTest,
  fromNodeTest,
  honest,
  oneFailed,
  skippedInNodeTest,
  sum,
  type Tally,
  withFailures,
} from './tally.ts';

/**
 * Packages whose `test` script is node's runner, the longest first. The elements have a stage of their own, the bindings are
 * generated.
 */
const packages = ['platform', 'console', 'contract', 'tokens', 'embed', 'catalogue'].map((name) =>
  join('packages', name),
);

/** The scripts themselves. What lies in `safety` belongs to the stage `check`. */
const ourselves =
  "node --test 'scripts/*.test.ts' 'scripts/{bootstrap,build,check,partner,scaffold,start,test}/**/*.test.ts'";

/** Logic, the platform, and the scripts themselves. */
export async function unit(): Promise<Tally> {
  await installCounterparts();
  const folders = [...packages, ...globSync('themes/*/', { cwd: root })];
  const works = folders.map((folder) => () => testPackage(folder));
  return sum(await inTurns(2, [...works, () => testLine('scripts', ourselves, root)]));
}

async function testPackage(folder: string): Promise<Tally> {
  const line = scriptOf(folder, 'test');
  if (line !== null) return testLine(folder, line, join(root, folder));
  console.log(`✗ ${folder} has no test script`);
  return withFailures(oneFailed, folder, ['has no test script']);
}

async function testLine(name: string, line: string, cwd: string): Promise<Tally> {
  const { code, output, seconds } = await run(line, { cwd, env: { FORCE_COLOR: '0' } });
  const tally = honest(fromNodeTest(output), code);
  const isWell = tally.failed === 0;
  if (!isWell) console.log(output);
  console.log(
    `${isWell ? '✓' : '✗'} ${name}: ${tally.passed} passed, ${tally.failed} failed (${seconds.toFixed(1)} s)`,
  );
  for (const skipped of skippedInNodeTest(output)) console.log(`  skipped: ${skipped}`);
  return withFailures(tally, name, failuresInNodeTest(output));
}
