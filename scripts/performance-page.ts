import { readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus } from 'node:os';
import { join } from 'node:path';
import { root } from './bootstrap/root.mjs';
import { Sentence } from './bootstrap/sentence.mjs';

const path = join(root, 'docs', 'performance.md');

/** Puts what a command measured between its two marks in `docs/performance.md`; what stands around them was written by somebody. */
export function writeMeasured(command: string, report: string): void {
  const begin = `<!-- measured by \`npm run ${command}\`: from here on -->`;
  const end = `<!-- measured by \`npm run ${command}\`: up to here -->`;
  const text = readFileSync(path, 'utf8');
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Sentence(`docs/performance.md has lost its marks “${begin}” and “${end}”.`);
  writeFileSync(path, `${text.slice(0, from + begin.length)}\n\n${report}\n\n${text.slice(to)}`);
}

/** What figures depend on, and nothing that names the machine. */
export const describeProcessor = (): string => cpus()[0]?.model.trim() || arch();
