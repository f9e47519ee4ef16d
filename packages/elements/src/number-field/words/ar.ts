import type { NumberFieldWords } from './en.js';

/** A number and its unit stay together and in their own direction: the two marks around them keep the order of a Latin unit. */
const apart = (number: string): string => `\u2068${number}\u2069`;

export const ar: NumberFieldWords = {
  increase: 'زيادة',
  decrease: 'إنقاص',
  valueMissing: 'أدخل رقمًا.',
  badInput: (example: string) => `أدخل رقمًا، مثل ${apart(example)}.`,
  tooLow: (min: string) => `يجب ألا تقل القيمة عن ${apart(min)}.`,
  tooHigh: (max: string) => `يجب ألا تزيد القيمة على ${apart(max)}.`,
  outOfRange: (min: string, max: string) => `يجب أن تكون القيمة بين ${apart(min)} و${apart(max)}.`,
  betweenSteps: (low: string, high: string) => `أقرب القيم المسموح بها هي ${apart(low)} و${apart(high)}.`,
  onlyStep: (value: string) => `أقرب قيمة مسموح بها هي ${apart(value)}.`,
};
