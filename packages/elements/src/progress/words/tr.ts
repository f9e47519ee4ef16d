import type { ProgressWords } from './en.js';

export const tr: ProgressWords = { progress: 'İlerleme' };
