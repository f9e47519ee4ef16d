import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import type { Buildable } from './packages.ts';

const shared = ['pnpm-lock.yaml', 'tsconfig.base.json'];

// What never changes a build: what it makes, what tests it, what tells about it.
const ofNoBuild: Skipped = {
  folders: new Set(['node_modules', 'dist', 'test', 'e2e', 'test-results']),
  files: /\.(test|e2e)\.tsx?$|\.md$|\.demo\.html$/,
};

/** Names of folders and files that are left out of a hash. */
export interface Skipped {
  readonly folders: ReadonlySet<string>;
  readonly files: RegExp;
}

/** The content of all a package is built from, as one hash; `base` is the folder of the repository. */
export function fingerprint(buildable: Buildable, needed: readonly string[], base = root): string {
  const hash = createHash('sha256');
  for (const file of shared) hash.update(readFileSync(join(base, file)));
  for (const folder of [buildable.folder, ...buildable.reads]) addFolder(hash, base, folder, ofNoBuild);
  for (const other of needed) hash.update(other);
  return hash.digest('hex');
}

/** Adds the paths and the content of a folder's files, however deep. */
export function addFolder(hash: Hash, base: string, folder: string, skipped: Skipped) {
  const entries = readdirSync(join(base, folder), { withFileTypes: true });
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!skipped.folders.has(entry.name)) addFolder(hash, base, path, skipped);
    } else if (entry.isFile() && !skipped.files.test(entry.name)) {
      hash
        .update(`${path}\0`)
        .update(readFileSync(join(base, path)))
        .update('\0');
    }
  }
}
