import type { FormSummaryWords } from './en.js';

export const tr: FormSummaryWords = {
  problems: (count: number) => `${count} sorun var`,
  left: (count: number) => `${count} sorun kaldı`,
  none: 'Sorun kalmadı',
};
