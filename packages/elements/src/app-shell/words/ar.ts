import type { AppShellWords } from './en.js';

export const ar: AppShellWords = {
  skip: 'التخطي إلى المحتوى',
};
