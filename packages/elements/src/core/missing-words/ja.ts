import type { MissingWords } from './en.js';

export const ja: MissingWords = { missing: '値なし' };
