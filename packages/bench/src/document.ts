import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/bootstrap/root.mjs';
import { Sentence } from '../../../scripts/bootstrap/sentence.mjs';

const path = join(root, 'docs', 'performance.md');
const begin = '<!-- measured: from here on written by `npm run bench:elements` -->';
const end = '<!-- measured: up to here -->';

/** Puts a report between the two marks of `docs/performance.md`; what stands around them was written by somebody. */
export function writeReport(report: string): void {
  const text = readFileSync(path, 'utf8');
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Sentence(`docs/performance.md has lost its marks “${begin}” and “${end}”.`);
  writeFileSync(path, `${text.slice(0, from + begin.length)}\n\n${report}\n\n${text.slice(to)}`);
}
