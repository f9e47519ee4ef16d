import type { StepsWords } from './en.js';

export const ja: StepsWords = {
  label: '手順',
  done: '完了',
  problem: '要確認',
};
