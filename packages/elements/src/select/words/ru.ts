import type { SelectWords } from './en.js';

export const ru: SelectWords = { valueMissing: 'Выберите вариант.' };
