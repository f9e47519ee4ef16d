import type { AppShellWords } from './en.js';

export const tr: AppShellWords = {
  skip: 'İçeriğe geç',
};
