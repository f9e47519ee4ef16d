import type { CodeWords } from './en.js';

export const zh: CodeWords = {
  code: '代码',
  wrap: '自动换行',
};
