import type { NumberFieldWords } from './en.js';

export const ru: NumberFieldWords = {
  increase: 'Увеличить',
  decrease: 'Уменьшить',
  valueMissing: 'Введите число.',
  badInput: (example: string) => `Введите число, например ${example}.`,
  tooLow: (min: string) => `Минимальное значение: ${min}.`,
  tooHigh: (max: string) => `Максимальное значение: ${max}.`,
  outOfRange: (min: string, max: string) => `Допустимые значения: от ${min} до ${max}.`,
  betweenSteps: (low: string, high: string) => `Ближайшие допустимые значения: ${low} и ${high}.`,
  onlyStep: (value: string) => `Ближайшее допустимое значение: ${value}.`,
};
