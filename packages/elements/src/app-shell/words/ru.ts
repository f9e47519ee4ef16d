import type { AppShellWords } from './en.js';

export const ru: AppShellWords = {
  skip: 'Перейти к содержимому',
};
