import type { SwitchWords } from './en.js';

export const pt: SwitchWords = { valueMissing: 'Ative esta opção para continuar.' };
