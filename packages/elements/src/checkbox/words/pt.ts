import type { CheckboxWords } from './en.js';

export const pt: CheckboxWords = { valueMissing: 'Marque esta caixa para continuar.' };
