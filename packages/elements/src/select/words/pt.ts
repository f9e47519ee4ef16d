import type { SelectWords } from './en.js';

export const pt: SelectWords = { valueMissing: 'Escolha uma opção.' };
