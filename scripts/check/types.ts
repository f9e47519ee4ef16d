import { run } from '../process.ts';
import { oneFailed, onePassed } from '../test/tally.ts';
import type { Finding } from './finding.ts';

/** Beside the references of tsconfig.json: what is compiled only to be checked. */
const besides = [
  'packages/elements/tsconfig.test.json',
  'packages/console/tsconfig.test.json',
  'packages/tokens/tsconfig.node.json',
  'packages/catalogue/tsconfig.json',
  'packages/bench/tsconfig.json',
];

/** The compiler's opinion of every package, of its tests and of the scripts. */
export async function checkTypesOnce(): Promise<Finding> {
  const first = await run('tsc -b');
  // TypeScript 7.0.2 keeps the errors of a project after its referenced project is mended: a failure is asked again.
  const references = first.code === 0 ? first : await run('tsc -b --force');
  const outcomes = [references];
  for (const project of besides) outcomes.push(await run(`tsc -p ${project}`));
  const isWell = outcomes.every(({ code }) => code === 0);
  return { tally: isWell ? onePassed : oneFailed, output: outcomes.map(({ output }) => output).join('') };
}
