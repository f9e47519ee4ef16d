import type { DialogWords } from './en.js';

export const de: DialogWords = { close: 'Schließen' };
