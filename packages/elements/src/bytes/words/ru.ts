import type { BytesWords } from './en.js';

export const ru: BytesWords = {
  byte: 'Б',
  kibibyte: 'КиБ',
  mebibyte: 'МиБ',
  gibibyte: 'ГиБ',
  tebibyte: 'ТиБ',
  pebibyte: 'ПиБ',
};
