import type { CheckboxWords } from './en.js';

export const ru: CheckboxWords = { valueMissing: 'Установите этот флажок, чтобы продолжить.' };
