import type { SelectWords } from './en.js';

export const de: SelectWords = { valueMissing: 'Wählen Sie eine Option aus.' };
