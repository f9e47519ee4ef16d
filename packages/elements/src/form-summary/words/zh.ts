import type { FormSummaryWords } from './en.js';

export const zh: FormSummaryWords = {
  problems: (count: number) => `有 ${count} 个问题`,
  left: (count: number) => `还剩 ${count} 个问题`,
  none: '所有问题均已解决',
};
