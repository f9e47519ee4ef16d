import type { CodeWords } from './en.js';

export const de: CodeWords = {
  code: 'Code',
  wrap: 'Zeilen umbrechen',
};
