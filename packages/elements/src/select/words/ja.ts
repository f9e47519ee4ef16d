import type { SelectWords } from './en.js';

export const ja: SelectWords = { valueMissing: 'オプションを選択してください。' };
