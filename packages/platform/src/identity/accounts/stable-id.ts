import { createHash } from 'node:crypto';

/** The same UUID for the same words, on every machine: what the demo data and its tests call each other by. */
export function stableId(...words: readonly string[]): string {
  const hex = createHash('sha256').update(words.join('/')).digest('hex');
  // Version 8 (RFC 9562): the bits are ours to choose.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
