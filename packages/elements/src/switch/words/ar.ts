import type { SwitchWords } from './en.js';

export const ar: SwitchWords = { valueMissing: 'شغّل هذا الخيار للمتابعة.' };
