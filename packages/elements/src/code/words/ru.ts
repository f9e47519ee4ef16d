import type { CodeWords } from './en.js';

export const ru: CodeWords = {
  code: 'Код',
  wrap: 'Переносить строки',
};
