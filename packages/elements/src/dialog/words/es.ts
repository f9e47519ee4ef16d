import type { DialogWords } from './en.js';

export const es: DialogWords = { close: 'Cerrar' };
