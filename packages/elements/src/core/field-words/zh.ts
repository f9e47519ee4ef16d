import type { FieldWords } from './en.js';

export const zh: FieldWords = {
  valueMissing: '必填。',
  typeMismatch: '该值的格式不正确。',
  patternMismatch: '请使用要求的格式。',
  tooLong: '文本过长。',
  tooShort: '文本过短。',
  rangeUnderflow: '该值过小。',
  rangeOverflow: '该值过大。',
  stepMismatch: '该值介于两个允许的步长之间。',
  badInput: '无法读取该值。',
};
