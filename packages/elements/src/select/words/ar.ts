import type { SelectWords } from './en.js';

export const ar: SelectWords = { valueMissing: 'اختر أحد الخيارات.' };
