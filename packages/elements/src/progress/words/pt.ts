import type { ProgressWords } from './en.js';

export const pt: ProgressWords = { progress: 'Progresso' };
