import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { root } from './bootstrap/root.mjs';

const left = new Set(['.git', '.skydeck', 'test-results', 'playwright-report', 'screenshots']);
/** Half of all files: pictures, and what only debuggers and browsers read of builds. */
const unread = /\.(png|map|br)$/;

export interface TemporaryCopy {
  readonly folder: string;
  remove(): void;
}

/**
 * The repository as it is on this disk, in a folder that may be changed. The packages of others are shared with it; our
 * own packages find each other inside the copy, for pnpm links them by relative paths. `packages`: those that are needed;
 * all of them by default.
 */
export function copyRepository(packages?: readonly string[]): TemporaryCopy {
  const folder = mkdtempSync(join(tmpdir(), 'skydeck-copy-'));
  const cache = join(root, '.cache');
  const builds = join(cache, 'builds');
  // Of the cache, what says which packages are built: a copy need not build them again.
  const isWanted = (path: string) =>
    path !== join(root, 'node_modules') &&
    !left.has(basename(path)) &&
    !unread.test(path) &&
    (packages === undefined || dirname(path) !== join(root, 'packages') || packages.includes(basename(path))) &&
    (!path.startsWith(cache) || builds.startsWith(path) || path.startsWith(builds));
  // With their times, by which the compiler knows what it has compiled.
  cpSync(root, folder, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true, filter: isWanted });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
