import type { MissingWords } from './en.js';

export const es: MissingWords = { missing: 'Sin valor' };
