import type { FormSummaryWords } from './en.js';

export const ja: FormSummaryWords = {
  problems: (count: number) => `${count} 件の問題があります`,
  left: (count: number) => `残り ${count} 件の問題`,
  none: 'すべての問題が解決されました',
};
