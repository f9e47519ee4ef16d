import type { SplitViewWords } from './en.js';

export const ru: SplitViewWords = {
  label: 'Размер областей',
};
