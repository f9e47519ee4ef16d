import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { gzipped } from './gzipped.ts';

/** Bytes, compressed one by one, of all built files that a pattern matches. Throws when it matches none. */
export const builtFiles = (pattern: string): number => weigh(pattern).reduce((total, { bytes }) => total + bytes, 0);

/** The same, of an application that brings each language in files of its own: in the language that weighs most. */
export const builtInOneLanguage = (pattern: string): number => inOneLanguage(weigh(pattern));

function weigh(pattern: string) {
  const files = globSync(pattern, { cwd: root });
  if (files.length === 0) throw new Error(`${pattern} is not built`);
  return files.map((path) => ({ path, bytes: gzipped(readFileSync(join(root, path))) }));
}

const ofLanguage = /\/(?:words-)?(ar|de|en|es|ja|pt|ru|tr|zh)-[\w-]{8}\.js$/;

/** What of a build somebody can fetch at all: everything but the words of languages they do not read. */
export function inOneLanguage(files: readonly { readonly path: string; readonly bytes: number }[]): number {
  const languages = new Map<string, number>();
  let shared = 0;
  for (const { path, bytes } of files) {
    const [, language] = ofLanguage.exec(path) ?? [];
    if (language === undefined) shared += bytes;
    else languages.set(language, (languages.get(language) ?? 0) + bytes);
  }
  return shared + Math.max(0, ...languages.values());
}
