import type { SelectWords } from './en.js';

export const zh: SelectWords = { valueMissing: '请选择一个选项。' };
