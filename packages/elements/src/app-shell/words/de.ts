import type { AppShellWords } from './en.js';

export const de: AppShellWords = {
  skip: 'Zum Inhalt springen',
};
