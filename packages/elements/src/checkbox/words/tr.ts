import type { CheckboxWords } from './en.js';

export const tr: CheckboxWords = { valueMissing: 'Devam etmek için bu kutuyu işaretleyin.' };
