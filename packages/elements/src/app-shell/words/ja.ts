import type { AppShellWords } from './en.js';

export const ja: AppShellWords = {
  skip: '本文へ移動',
};
