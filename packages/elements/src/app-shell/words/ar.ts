import type { AppShellWords } from './en.js';

export const ar: AppShellWords = {
  skip: 'الانتقال إلى المحتوى',
};
