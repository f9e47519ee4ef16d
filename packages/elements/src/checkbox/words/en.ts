import type { Translation } from '../../core/translation.js';

export const en = { valueMissing: 'Select this box to go on.' };

export type CheckboxWords = Translation<typeof en>;
