import type { MissingWords } from './en.js';

export const ar: MissingWords = { missing: 'لا توجد قيمة' };
