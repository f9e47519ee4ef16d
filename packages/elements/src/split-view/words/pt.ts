import type { SplitViewWords } from './en.js';

export const pt: SplitViewWords = {
  label: 'Tamanho dos painéis',
};
