import type { CheckboxWords } from './en.js';

export const ar: CheckboxWords = { valueMissing: 'حدد هذا المربع للمتابعة.' };
