import type { Flag } from '../core/field-element.js';

export interface CountRules {
  readonly required: boolean;
  readonly minChosen: number;
  readonly maxChosen: number;
}

/** The rule that a number of chosen boxes breaks. None at all is a matter of `required` only, as with `minlength`. */
export function brokenCountRule(count: number, { required, minChosen, maxChosen }: CountRules): Flag | null {
  if (count === 0) return required ? 'valueMissing' : null;
  if (count < minChosen) return 'rangeUnderflow';
  return count > maxChosen ? 'rangeOverflow' : null;
}

export type StateOfAll = 'on' | 'off' | 'mixed';

/** What a box for all of several says. */
export function stateOfAll(areOn: readonly boolean[]): StateOfAll {
  if (areOn.length === 0 || !areOn.includes(true)) return 'off';
  return areOn.includes(false) ? 'mixed' : 'on';
}

/** Chosen values in the order of the boxes; after them those that no box has. */
export function ordered(chosen: ReadonlySet<string>, known: readonly string[]): string[] {
  return [...known.filter((value) => chosen.has(value)), ...[...chosen].filter((value) => !known.includes(value))];
}
