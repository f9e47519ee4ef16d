import { globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';

/** All built files that a pattern matches, as absolute paths. Throws when it matches none. */
export function builtFiles(pattern: string): string[] {
  const files = globSync(pattern, { cwd: root });
  if (files.length === 0) throw new Error(`${pattern} is not built`);
  return files.map((path) => join(root, path));
}
