import type { ProgressWords } from './en.js';

export const ru: ProgressWords = { progress: 'Ход выполнения' };
