import type { Translation } from '../../core/translation.js';

/** The numbers come as text, with their unit. Shared with the slider. */
export const en = {
  increase: 'Increase',
  decrease: 'Decrease',
  valueMissing: 'Enter a number.',
  badInput: (example: string) => `Enter a number, such as ${example}.`,
  tooLow: (min: string) => `Must be at least ${min}.`,
  tooHigh: (max: string) => `Must be at most ${max}.`,
  outOfRange: (min: string, max: string) => `Must be between ${min} and ${max}.`,
  betweenSteps: (low: string, high: string) => `The nearest allowed values are ${low} and ${high}.`,
  onlyStep: (value: string) => `The nearest allowed value is ${value}.`,
};

export type NumberFieldWords = Translation<typeof en>;
