import type { ProgressWords } from './en.js';

export const es: ProgressWords = { progress: 'Progreso' };
