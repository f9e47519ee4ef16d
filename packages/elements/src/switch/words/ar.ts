import type { SwitchWords } from './en.js';

export const ar: SwitchWords = { valueMissing: 'فعّل هذا الخيار للمتابعة.' };
