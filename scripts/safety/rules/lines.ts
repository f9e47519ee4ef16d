import type { Source } from '../repository.ts';

/** Where each match of the pattern stands, as `path:line text`. The pattern needs the flags `g` and, for `^`, `m`. */
export function findings({ path, text }: Source, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(({ 0: match, index }) => {
    const line = text.slice(0, index).split('\n').length;
    return `${path}:${line} ${match.trim().replaceAll(/\s+/g, ' ').slice(0, 80)}`;
  });
}
