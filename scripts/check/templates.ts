import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { quoted, run } from '../process.ts';
import { oneFailed, onePassed } from '../test/tally.ts';
import type { Finding } from './finding.ts';
import { isFalseAlarm, problemsIn } from './template-problems.ts';

// An element's class registers nothing, so it does not import what it is made of: `define` does (docs/style.md).
const command =
  'lit-analyzer --strict --rules.no-invalid-css off --rules.no-missing-import off --noColor --format list';

/** Types and names inside the templates of the elements. */
export async function checkTemplates(): Promise<Finding> {
  const files = globSync('packages/elements/src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] });
  const { code, output } = await run(`${command} ${files.map(quoted).join(' ')}`);
  const problems = problemsIn(output);
  if (code !== 0 && problems.length === 0) return { tally: oneFailed, output };
  const real = problems.filter((problem) => !isFalseAlarm(problem, lineOf(problem.file, problem.line)));
  const shown = real.map(({ file, line: at, message }) => `${file}:${at} ${message}`).join('\n');
  return { tally: real.length === 0 ? onePassed : oneFailed, output: shown };
}

const lineOf = (file: string, line: number) => readFileSync(join(root, file), 'utf8').split('\n')[line - 1] ?? '';
