import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from './bootstrap/root.mjs';

const left = new Set(['.git', '.skydeck', 'test-results', 'playwright-report', 'screenshots']);

export interface TemporaryCopy {
  readonly folder: string;
  remove(): void;
}

/**
 * The repository as it is on this disk, in a folder that may be changed. The packages of others are shared with it; our
 * own packages find each other inside the copy, for pnpm links them by relative paths.
 */
export function copyRepository(): TemporaryCopy {
  const folder = mkdtempSync(join(tmpdir(), 'skydeck-copy-'));
  const builds = join(root, '.cache', 'builds');
  // Of the caches, what says which packages are built: a copy need not build them again.
  const isWanted = (path: string) =>
    path !== join(root, 'node_modules') &&
    !left.has(basename(path)) &&
    (!/\/\.cache(\/|$)/.test(path) || builds.startsWith(path) || path.startsWith(builds));
  cpSync(root, folder, { recursive: true, verbatimSymlinks: true, filter: isWanted });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
