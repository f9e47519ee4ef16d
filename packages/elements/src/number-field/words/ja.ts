import type { NumberFieldWords } from './en.js';

export const ja: NumberFieldWords = {
  increase: '増やす',
  decrease: '減らす',
  valueMissing: '数値を入力してください。',
  badInput: (example: string) => `数値を入力してください (例: ${example})。`,
  tooLow: (min: string) => `${min} 以上の値にしてください。`,
  tooHigh: (max: string) => `${max} 以下の値にしてください。`,
  outOfRange: (min: string, max: string) => `${min} から ${max} までの値にしてください。`,
  betweenSteps: (low: string, high: string) => `使用できる最も近い値は ${low} と ${high} です。`,
  onlyStep: (value: string) => `使用できる最も近い値は ${value} です。`,
};
