import type { Flag } from '../core/field-element.js';
import { listed } from '../core/listed.js';

export interface FileRules {
  /** As the native attribute: extensions and media types, separated by commas. */
  readonly accept: string;
  /** The most bytes of one file. */
  readonly maxSize: number;
}

export type FileFlag = Extract<Flag, 'typeMismatch' | 'rangeOverflow'>;

/**
 * Whether a file is of one of the types.
 * https://html.spec.whatwg.org/multipage/input.html#attr-input-accept
 */
export function isAccepted(file: Pick<File, 'name' | 'type'>, accept: string): boolean {
  const types = listed(accept).map((type) => type.toLowerCase());
  const name = file.name.toLowerCase();
  const mediaType = file.type.toLowerCase();
  return types.length === 0 || types.some((type) => fits(type, name, mediaType));
}

function fits(type: string, name: string, mediaType: string): boolean {
  if (type.startsWith('.')) return name.endsWith(type);
  return type.endsWith('/*') ? mediaType.startsWith(type.slice(0, -1)) : mediaType === type;
}

/** The rule that one file breaks. */
export function brokenFileRule(file: File, { accept, maxSize }: FileRules): FileFlag | null {
  if (!isAccepted(file, accept)) return 'typeMismatch';
  return file.size > maxSize ? 'rangeOverflow' : null;
}

/** Those of `more` that are not among `known` already: the same name, size and time are the same file. */
export function newOnes(known: readonly File[], more: readonly File[]): File[] {
  return more.filter((file) => !known.some((one) => isSame(one, file)));
}

function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}
