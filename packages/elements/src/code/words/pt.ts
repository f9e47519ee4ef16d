import type { CodeWords } from './en.js';

export const pt: CodeWords = {
  code: 'Código',
  wrap: 'Quebrar linhas',
};
