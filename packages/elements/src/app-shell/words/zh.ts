import type { AppShellWords } from './en.js';

export const zh: AppShellWords = {
  skip: '跳到正文',
};
