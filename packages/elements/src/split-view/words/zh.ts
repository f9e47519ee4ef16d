import type { SplitViewWords } from './en.js';

export const zh: SplitViewWords = {
  label: '窗格大小',
};
