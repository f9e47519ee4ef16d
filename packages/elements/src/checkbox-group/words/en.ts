import { plural } from '../../core/plural.js';
import type { Translation } from '../../core/translation.js';

export const en = {
  required: 'Required.',
  atLeast: (count: number) =>
    plural('en', count, { one: 'Choose at least # option.', other: 'Choose at least # options.' }),
  atMost: (count: number) =>
    plural('en', count, { one: 'Choose at most # option.', other: 'Choose at most # options.' }),
};

export type CheckboxGroupWords = Translation<typeof en>;
