import type { FieldWords } from './en.js';

export const ar: FieldWords = {
  valueMissing: 'مطلوب.',
  typeMismatch: 'صيغة هذه القيمة غير صحيحة.',
  patternMismatch: 'استخدم التنسيق المطلوب.',
  tooLong: 'هذا النص طويل جدًا.',
  tooShort: 'هذا النص قصير جدًا.',
  rangeUnderflow: 'هذه القيمة منخفضة جدًا.',
  rangeOverflow: 'هذه القيمة مرتفعة جدًا.',
  stepMismatch: 'تقع هذه القيمة بين خطوتين مسموح بهما.',
  badInput: 'تتعذّر قراءة هذه القيمة.',
};
