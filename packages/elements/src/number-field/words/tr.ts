import type { NumberFieldWords } from './en.js';

export const tr: NumberFieldWords = {
  increase: 'Artır',
  decrease: 'Azalt',
  valueMissing: 'Bir sayı girin.',
  badInput: (example: string) => `Bir sayı girin, örneğin ${example}.`,
  tooLow: (min: string) => `En düşük değer: ${min}.`,
  tooHigh: (max: string) => `En yüksek değer: ${max}.`,
  outOfRange: (min: string, max: string) => `Değer ${min} ile ${max} arasında olmalıdır.`,
  betweenSteps: (low: string, high: string) => `İzin verilen en yakın değerler: ${low} ve ${high}.`,
  onlyStep: (value: string) => `İzin verilen en yakın değer: ${value}.`,
};
