import type { SplitViewWords } from './en.js';

export const es: SplitViewWords = {
  label: 'Tamaño de los paneles',
};
