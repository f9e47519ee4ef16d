import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { addFolder } from '../build/fingerprint.ts';

/** What a suite left behind when all of it passed. */
interface Stamp {
  readonly print: string;
  readonly at: string;
  readonly tests: number;
}

// What a run makes or leaves behind; everything else can change what a test says.
const left = {
  folders: new Set(['node_modules', 'dist', '.git', '.cache', '.skydeck', 'test-results', 'playwright-report']),
  files: /\.tsbuildinfo$/,
};

/** The content of all that a suite's tests read, and the tools they are run with, as one hash. */
export function inputsOf(paths: readonly string[], tools: readonly string[], base = root): string {
  const hash = createHash('sha256').update(tools.join('\n'));
  for (const path of paths) {
    if (!existsSync(join(base, path))) hash.update(`${path} is not there`);
    else if (statSync(join(base, path)).isDirectory()) addFolder(hash, base, path, left);
    else hash.update(`${path}\0`).update(readFileSync(join(base, path)));
  }
  return hash.digest('hex');
}

const stampPath = (suite: string, base: string) => join(base, '.cache', 'tests', `${suite.replaceAll('/', '-')}.json`);

/** The stamp of a suite whose inputs are those it passed with; else null. */
export function freshStamp(suite: string, print: string, base = root): Stamp | null {
  const path = stampPath(suite, base);
  if (!existsSync(path)) return null;
  const stamp = JSON.parse(readFileSync(path, 'utf8')) as Stamp;
  return stamp.print === print ? stamp : null;
}

/** Leaves a stamp of a suite that passed as a whole; takes away that of one that did not. */
export function stampSuite(suite: string, stamp: Stamp | null, base = root): void {
  const path = stampPath(suite, base);
  if (stamp === null) return rmSync(path, { force: true });
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(stamp));
}
