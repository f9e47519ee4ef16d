import type { MissingWords } from './en.js';

export const de: MissingWords = { missing: 'Kein Wert' };
