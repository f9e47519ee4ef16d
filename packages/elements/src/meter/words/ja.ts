import type { MeterWords } from './en.js';

export const ja: MeterWords = {
  after: (now, then) => `${now}、この変更後は ${then}`,
  warning: (value) => `警告: ${value}`,
  danger: (value) => `重大: ${value}`,
};
