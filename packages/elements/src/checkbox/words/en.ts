import type { Translation } from '../../core/translation.js';

export const en = { valueMissing: 'Select this box to continue.' };

export type CheckboxWords = Translation<typeof en>;
