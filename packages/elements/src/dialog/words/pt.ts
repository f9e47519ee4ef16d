import type { DialogWords } from './en.js';

export const pt: DialogWords = { close: 'Fechar' };
