import type { Translation } from '../translation.js';

/** What a control says about a broken rule when it has nothing more exact to say. Keys are `ValidityState` flags. */
export const en = {
  valueMissing: 'Required.',
  typeMismatch: 'This value has the wrong form.',
  patternMismatch: 'Use the requested format.',
  tooLong: 'This text is too long.',
  tooShort: 'This text is too short.',
  rangeUnderflow: 'This value is too low.',
  rangeOverflow: 'This value is too high.',
  stepMismatch: 'This value is between two allowed steps.',
  badInput: 'This value could not be read.',
};

export type FieldWords = Translation<typeof en>;
