import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap/root.mjs';
import { gzipped } from './gzipped.ts';

/** All built files that a pattern matches, as absolute paths. Throws when it matches none. */
export function builtFiles(pattern: string): string[] {
  const files = globSync(pattern, { cwd: root });
  if (files.length === 0) throw new Error(`${pattern} is not built`);
  return files.map((path) => join(root, path));
}

/** The same, of an application that brings each language in files of its own: in the language that weighs most. */
export const builtInOneLanguage = (pattern: string): string[] =>
  inOneLanguage(builtFiles(pattern).map((path) => ({ path, bytes: gzipped(readFileSync(path)) })));

const ofLanguage = /\/(?:words-)?(ar|de|en|es|ja|pt|ru|tr|zh)-[\w-]{8}\.js$/;

/** What of a build somebody can fetch at all: everything but the words of languages they do not read. */
export function inOneLanguage(files: readonly { readonly path: string; readonly bytes: number }[]): string[] {
  const languageOf = (path: string) => ofLanguage.exec(path)?.[1];
  const weights = new Map<string, number>();
  for (const { path, bytes } of files) {
    const language = languageOf(path);
    if (language !== undefined) weights.set(language, (weights.get(language) ?? 0) + bytes);
  }
  const [heaviest] = [...weights].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  return files.map(({ path }) => path).filter((path) => [undefined, heaviest].includes(languageOf(path)));
}
