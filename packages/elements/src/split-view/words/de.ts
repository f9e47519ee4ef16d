import type { SplitViewWords } from './en.js';

export const de: SplitViewWords = {
  label: 'Größe der Bereiche',
};
