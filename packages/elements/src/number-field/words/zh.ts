import type { NumberFieldWords } from './en.js';

export const zh: NumberFieldWords = {
  increase: '增加',
  decrease: '减少',
  valueMissing: '请输入数字。',
  badInput: (example: string) => `请输入数字，例如 ${example}。`,
  tooLow: (min: string) => `值不能小于 ${min}。`,
  tooHigh: (max: string) => `值不能大于 ${max}。`,
  outOfRange: (min: string, max: string) => `值必须介于 ${min} 和 ${max} 之间。`,
  betweenSteps: (low: string, high: string) => `最接近的允许值为 ${low} 和 ${high}。`,
  onlyStep: (value: string) => `最接近的允许值为 ${value}。`,
};
