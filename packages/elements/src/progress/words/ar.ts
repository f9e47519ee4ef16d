import type { ProgressWords } from './en.js';

export const ar: ProgressWords = { progress: 'التقدم' };
