import type { SwitchWords } from './en.js';

export const zh: SwitchWords = { valueMissing: '请打开此选项以继续。' };
