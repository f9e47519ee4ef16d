import type { FieldWords } from './en.js';

export const es: FieldWords = {
  valueMissing: 'Obligatorio.',
  typeMismatch: 'Este valor no tiene el formato correcto.',
  patternMismatch: 'Use el formato solicitado.',
  tooLong: 'Este texto es demasiado largo.',
  tooShort: 'Este texto es demasiado corto.',
  rangeUnderflow: 'Este valor es demasiado bajo.',
  rangeOverflow: 'Este valor es demasiado alto.',
  stepMismatch: 'Este valor está entre dos incrementos permitidos.',
  badInput: 'No se puede interpretar este valor.',
};
