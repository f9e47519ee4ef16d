import { splitFree } from '../combobox/combobox.rules.js';
import { asText } from '../core/as-text.js';
import type { Flag } from '../core/field-element.js';

/** Says what is wrong with one tag, as a whole sentence; '' when nothing is. */
export type TagCheck = (tag: string) => string;

export interface TagRules {
  readonly required: boolean;
  readonly max: number;
  /** What is wrong with each tag. */
  whyNot(tag: string): string;
}

/** The first rule that a list of tags breaks. */
export function brokenTagRule(tags: readonly string[], { required, max, whyNot }: TagRules): Flag | null {
  if (tags.length === 0) return required ? 'valueMissing' : null;
  if (tags.some((tag) => whyNot(tag) !== '')) return 'patternMismatch';
  // Not a number is no limit: an attribute that was taken away, or that cannot be read.
  return Number.isFinite(max) && tags.length > max ? 'rangeOverflow' : null;
}

/** The part of a native `<input>` that a paste changes. */
export interface Typed {
  readonly value: string;
  readonly selectionStart: number | null;
  readonly selectionEnd: number | null;
}

/** The text after something was pasted over what is selected in it. */
export function afterPaste(pasted: string, { value, selectionStart, selectionEnd }: Typed): string {
  return value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? value.length);
}

/** The tags in a text: split, trimmed, empty ones dropped. */
export function tagsIn(text: string): string[] {
  return splitFree(`${asText(text)},`).whole;
}

/** What is sent: an entry for each tag. */
export function under(name: string, tags: readonly string[]): FormData {
  const data = new FormData();
  for (const tag of tags) data.append(name, tag);
  return data;
}
