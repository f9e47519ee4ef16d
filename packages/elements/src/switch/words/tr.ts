import type { SwitchWords } from './en.js';

export const tr: SwitchWords = { valueMissing: 'Devam etmek için bunu açın.' };
