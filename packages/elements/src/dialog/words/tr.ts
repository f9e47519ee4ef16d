import type { DialogWords } from './en.js';

export const tr: DialogWords = { close: 'Kapat' };
