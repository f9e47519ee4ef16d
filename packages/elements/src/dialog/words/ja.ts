import type { DialogWords } from './en.js';

export const ja: DialogWords = { close: '閉じる' };
