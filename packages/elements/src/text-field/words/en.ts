import { plural } from '../../core/plural.js';
import type { Translation } from '../../core/translation.js';

export const en = {
  clear: 'Clear',
  showPassword: 'Show password',
  email: 'Enter an email address, such as name@example.com.',
  url: 'Enter a web address that begins with https:// or http://.',
  tooLong: (max: number) => plural('en', max, { one: 'Use at most # character.', other: 'Use at most # characters.' }),
  tooShort: (min: number) =>
    plural('en', min, { one: 'Use at least # character.', other: 'Use at least # characters.' }),
};

export type TextFieldWords = Translation<typeof en>;
