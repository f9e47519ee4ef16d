import type { Translation } from '../../core/translation.js';

/** Shared by the controls that take one of a list: select, radio group, combobox. */
export const en = { valueMissing: 'Choose an option.' };

export type SelectWords = Translation<typeof en>;
