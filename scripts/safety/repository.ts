import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';

/** A text file of the repository; `path` is relative to it, with slashes. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

// What is installed, built or left behind by a run.
const skipped = new Set([
  'node_modules',
  'dist',
  '.git',
  '.cache',
  '.skydeck',
  'test-results',
  'playwright-report',
  'screenshots',
]);
const binary = /\.(png|jpe?g|webp|ico|woff2?|gz|br)$/;

function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (skipped.has(entry.name)) continue;
    if (entry.isDirectory()) yield* walk(path);
    else if (entry.isFile() && !binary.test(entry.name)) yield path;
  }
}

const paths = [...walk('')].toSorted();
const texts = new Map<string, string>();

function textOf(path: string): string {
  const known = texts.get(path) ?? readFileSync(join(root, path), 'utf8');
  texts.set(path, known);
  return known;
}

/** The files whose path the pattern matches. */
export function sources(pattern: RegExp, except: RegExp = /^$/): Source[] {
  return paths.filter((path) => pattern.test(path) && !except.test(path)).map((path) => ({ path, text: textOf(path) }));
}

/** The names of the folders inside a folder; none when there is no such folder. */
export function foldersIn(folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory() && !skipped.has(entry.name)).map(({ name }) => name);
}

export const exists = (path: string) => existsSync(join(root, path));

/** Code, without tests. */
export const code = /\.(ts|tsx|mjs|js)$/;
export const tests = /\.(test|e2e)\.tsx?$|(^|\/)(test|e2e)\//;
