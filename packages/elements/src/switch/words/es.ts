import type { SwitchWords } from './en.js';

export const es: SwitchWords = { valueMissing: 'Active esta opción para continuar.' };
