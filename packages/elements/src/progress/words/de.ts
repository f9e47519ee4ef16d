import type { ProgressWords } from './en.js';

export const de: ProgressWords = { progress: 'Fortschritt' };
