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

/** A part of a package's tests; without a name, all of them. */
export interface TestPart {
  readonly name: string;
  readonly line: string;
}

/** What the script `test` of a package runs: scripts `test:…` with `node --run`, which can run beside each other, or itself. */
export function testParts(folder: string): readonly TestPart[] {
  const line = scriptOf(folder, 'test');
  if (line === null) return [];
  const parts = [...line.matchAll(/\bnode --run test:(\S+)/g)].map(([, name = '']) => name);
  if (parts.length === 0) return [{ name: '', line }];
  return parts.map((name) => ({ name, line: scriptOf(folder, `test:${name}`) ?? `node --run test:${name}` }));
}
