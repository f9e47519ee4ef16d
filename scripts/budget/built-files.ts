import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { gzipped } from './gzipped.ts';

/** Bytes, compressed one by one, of all built files that a pattern matches. Throws when it matches none. */
export function builtFiles(pattern: string): number {
  const files = globSync(pattern, { cwd: root });
  if (files.length === 0) throw new Error(`${pattern} is not built`);
  return files.reduce((bytes, file) => bytes + gzipped(readFileSync(join(root, file))), 0);
}
