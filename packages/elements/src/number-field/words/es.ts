import type { NumberFieldWords } from './en.js';

export const es: NumberFieldWords = {
  increase: 'Aumentar',
  decrease: 'Disminuir',
  valueMissing: 'Introduzca un número.',
  badInput: (example: string) => `Introduzca un número, por ejemplo ${example}.`,
  tooLow: (min: string) => `El valor debe ser ${min} como mínimo.`,
  tooHigh: (max: string) => `El valor debe ser ${max} como máximo.`,
  outOfRange: (min: string, max: string) => `El valor debe estar entre ${min} y ${max}.`,
  betweenSteps: (low: string, high: string) => `Los valores permitidos más cercanos son ${low} y ${high}.`,
  onlyStep: (value: string) => `El valor permitido más cercano es ${value}.`,
};
