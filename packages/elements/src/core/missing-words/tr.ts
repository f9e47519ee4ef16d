import type { MissingWords } from './en.js';

export const tr: MissingWords = { missing: 'Değer yok' };
