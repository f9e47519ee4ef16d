import type { FieldWords } from './en.js';

export const tr: FieldWords = {
  valueMissing: 'Zorunlu.',
  typeMismatch: 'Bu değerin biçimi yanlış.',
  patternMismatch: 'İstenen biçimi kullanın.',
  tooLong: 'Bu metin çok uzun.',
  tooShort: 'Bu metin çok kısa.',
  rangeUnderflow: 'Bu değer çok düşük.',
  rangeOverflow: 'Bu değer çok yüksek.',
  stepMismatch: 'Bu değer izin verilen iki adımın arasında.',
  badInput: 'Bu değer okunamıyor.',
};
