import type { SelectWords } from './en.js';

export const tr: SelectWords = { valueMissing: 'Bir seçenek belirleyin.' };
