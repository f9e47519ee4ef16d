import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { Sentence } from '../bootstrap/sentence.mjs';
import { scriptOf } from '../package-json.ts';
import { browserSettings } from './chromium.ts';
import { suite } from './record.ts';
import { runReported } from './report.ts';
import { sum, type Tally } from './tally.ts';

/** Every element in a browser, and what they need of node before; then whether the benchmark measures what it says. */
export const elements = async (chromium: string): Promise<Tally> =>
  sum([await testElements(chromium), await testBench(chromium)]);

export const testElements = (chromium: string) => suite('elements', () => tested('elements', chromium));
export const testBench = (chromium: string) => suite('bench', () => tested('bench', chromium));

/** The browser tests of one element. */
export const testElement = (name: string, chromium: string) =>
  suite('elements', () => testedBy('elements', `wtr --group ${name}`, chromium));

async function tested(name: string, chromium: string): Promise<Tally> {
  const folder = join('packages', name);
  const line = scriptOf(folder, 'test');
  if (line === null) throw new Sentence(`${folder} has no test script.`);
  return testedBy(name, line, chromium);
}

async function testedBy(name: string, line: string, chromium: string): Promise<Tally> {
  const cwd = join(root, 'packages', name);
  return (await runReported(name, line, { cwd, live: true, env: await browserSettings(chromium) })).tally;
}
