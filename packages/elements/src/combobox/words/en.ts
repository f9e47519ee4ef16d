import { plural } from '../../core/plural.js';
import type { Translation } from '../../core/translation.js';

export const en = {
  empty: 'No matches',
  loading: 'Loading…',
  results: (count: number) => plural('en', count, { one: '# match', other: '# matches' }),
  moreResults: (count: number) => plural('en', count, { one: 'More than # match', other: 'More than # matches' }),
  chosen: (names: string) => `Selected: ${names}`,
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed`,
  invalid: 'Not valid:',
  clear: 'Clear',
};

export type ComboboxWords = Translation<typeof en>;
