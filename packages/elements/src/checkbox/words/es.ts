import type { CheckboxWords } from './en.js';

export const es: CheckboxWords = { valueMissing: 'Marque esta casilla para continuar.' };
