import type { SwitchWords } from './en.js';

export const ru: SwitchWords = { valueMissing: 'Включите этот параметр, чтобы продолжить.' };
