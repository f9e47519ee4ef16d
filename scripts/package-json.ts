import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap/root.mjs';

/** The shell line of a package's script, or null when there is no such package or script. */
export function scriptOf(folder: string, name: string): string | null {
  const file = join(root, folder, 'package.json');
  if (!existsSync(file)) return null;
  const { scripts = {} } = JSON.parse(readFileSync(file, 'utf8')) as { scripts?: Record<string, string> };
  return scripts[name] ?? null;
}
