import type { DialogWords } from './en.js';

export const zh: DialogWords = { close: '关闭' };
