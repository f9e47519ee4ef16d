import type { CodeWords } from './en.js';

export const ja: CodeWords = {
  code: 'コード',
  wrap: '行を折り返す',
};
