import { plural } from '../../core/plural.js';
import type { Translation } from '../../core/translation.js';

export const en = {
  empty: 'No matches',
  loading: 'Loading …',
  results: (count: number) => plural('en', count, { one: '# match', other: '# matches' }),
  chosen: (names: string) => `Selected: ${names}`,
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed`,
  invalid: 'Not valid:',
  clear: 'Clear',
};

export type ComboboxWords = Translation<typeof en>;
