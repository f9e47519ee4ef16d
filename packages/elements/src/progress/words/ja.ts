import type { ProgressWords } from './en.js';

export const ja: ProgressWords = { progress: '進捗' };
