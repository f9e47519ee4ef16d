import type { SplitViewWords } from './en.js';

export const ja: SplitViewWords = {
  label: 'ペインのサイズ',
};
