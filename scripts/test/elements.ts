import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { Sentence } from '../bootstrap/sentence.mjs';
import { scriptOf } from '../package-json.ts';
import { run } from '../process.ts';
import {
  failuresInNodeTest,
  failuresInWebTestRunner,
  fromNodeTest,
  fromWebTestRunner,
  honest,
  sum,
  type Tally,
  withFailures,
} from './tally.ts';

/** Every element in a browser, and what they need of node before; then whether the benchmark measures what it says. */
export async function elements(chromium: string): Promise<Tally> {
  return sum([await tested('elements', chromium), await tested('bench', chromium)]);
}

async function tested(name: string, chromium: string): Promise<Tally> {
  const folder = join('packages', name);
  const line = scriptOf(folder, 'test');
  if (line === null) throw new Sentence(`${folder} has no test script.`);
  const { code, output } = await run(line, { cwd: join(root, folder), live: true, env: { CHROMIUM: chromium } });
  const failures = [...failuresInNodeTest(output), ...failuresInWebTestRunner(output)];
  return withFailures(honest(sum([fromNodeTest(output), fromWebTestRunner(output)]), code), name, failures);
}
