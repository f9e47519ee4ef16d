import type { SelectWords } from './en.js';

export const es: SelectWords = { valueMissing: 'Elija una opción.' };
