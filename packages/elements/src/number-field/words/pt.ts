import type { NumberFieldWords } from './en.js';

export const pt: NumberFieldWords = {
  increase: 'Aumentar',
  decrease: 'Diminuir',
  valueMissing: 'Insira um número.',
  badInput: (example: string) => `Insira um número, como ${example}.`,
  tooLow: (min: string) => `O valor deve ser de no mínimo ${min}.`,
  tooHigh: (max: string) => `O valor deve ser de no máximo ${max}.`,
  outOfRange: (min: string, max: string) => `O valor deve estar entre ${min} e ${max}.`,
  betweenSteps: (low: string, high: string) => `Os valores permitidos mais próximos são ${low} e ${high}.`,
  onlyStep: (value: string) => `O valor permitido mais próximo é ${value}.`,
};
