import type { DialogWords } from './en.js';

export const ru: DialogWords = { close: 'Закрыть' };
