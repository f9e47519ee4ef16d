import type { DialogWords } from './en.js';

export const ar: DialogWords = { close: 'إغلاق' };
