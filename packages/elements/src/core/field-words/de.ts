import type { FieldWords } from './en.js';

export const de: FieldWords = {
  valueMissing: 'Erforderlich.',
  typeMismatch: 'Dieser Wert hat das falsche Format.',
  patternMismatch: 'Verwenden Sie das verlangte Format.',
  tooLong: 'Dieser Text ist zu lang.',
  tooShort: 'Dieser Text ist zu kurz.',
  rangeUnderflow: 'Dieser Wert ist zu niedrig.',
  rangeOverflow: 'Dieser Wert ist zu hoch.',
  stepMismatch: 'Dieser Wert liegt zwischen zwei erlaubten Schritten.',
  badInput: 'Dieser Wert ist nicht lesbar.',
};
