import type { FieldWords } from './en.js';

export const tr: FieldWords = {
  optional: 'isteğe bağlı',
  valueMissing: 'Bu alanı doldurun.',
  typeMismatch: 'Bu değerin biçimi yanlış.',
  patternMismatch: 'İstenen biçimi kullanın.',
  tooLong: 'Bu metin çok uzun.',
  tooShort: 'Bu metin çok kısa.',
  rangeUnderflow: 'Bu değer çok düşük.',
  rangeOverflow: 'Bu değer çok yüksek.',
  stepMismatch: 'Bu değer izin verilen iki adımın arasında.',
  badInput: 'Bu değer okunamıyor.',
};
