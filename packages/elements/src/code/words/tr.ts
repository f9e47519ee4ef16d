import type { CodeWords } from './en.js';

export const tr: CodeWords = {
  code: 'Kod',
  wrap: 'Satırları kaydır',
};
