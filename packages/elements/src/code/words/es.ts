import type { CodeWords } from './en.js';

export const es: CodeWords = {
  code: 'Código',
  wrap: 'Ajustar líneas',
};
