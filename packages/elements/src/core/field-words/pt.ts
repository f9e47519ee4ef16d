import type { FieldWords } from './en.js';

export const pt: FieldWords = {
  valueMissing: 'Obrigatório.',
  typeMismatch: 'Este valor não tem o formato correto.',
  patternMismatch: 'Use o formato solicitado.',
  tooLong: 'Este texto é longo demais.',
  tooShort: 'Este texto é curto demais.',
  rangeUnderflow: 'Este valor é baixo demais.',
  rangeOverflow: 'Este valor é alto demais.',
  stepMismatch: 'Este valor está entre dois incrementos permitidos.',
  badInput: 'Não é possível ler este valor.',
};
