import type { NumberFieldWords } from './en.js';

export const de: NumberFieldWords = {
  increase: 'Erhöhen',
  decrease: 'Verringern',
  valueMissing: 'Geben Sie eine Zahl ein.',
  badInput: (example: string) => `Geben Sie eine Zahl ein, zum Beispiel ${example}.`,
  tooLow: (min: string) => `Der Wert muss mindestens ${min} betragen.`,
  tooHigh: (max: string) => `Der Wert darf höchstens ${max} betragen.`,
  outOfRange: (min: string, max: string) => `Der Wert muss zwischen ${min} und ${max} liegen.`,
  betweenSteps: (low: string, high: string) => `Die nächstgelegenen zulässigen Werte sind ${low} und ${high}.`,
  onlyStep: (value: string) => `Der nächstgelegene zulässige Wert ist ${value}.`,
};
