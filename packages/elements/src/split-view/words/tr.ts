import type { SplitViewWords } from './en.js';

export const tr: SplitViewWords = {
  label: 'Bölmelerin boyutu',
};
