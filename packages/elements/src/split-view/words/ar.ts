import type { SplitViewWords } from './en.js';

export const ar: SplitViewWords = {
  label: 'حجم اللوحتين',
};
