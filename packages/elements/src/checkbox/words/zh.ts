import type { CheckboxWords } from './en.js';

export const zh: CheckboxWords = { valueMissing: '请选中此复选框以继续。' };
