import type { CodeWords } from './en.js';

export const ar: CodeWords = {
  code: 'التعليمات البرمجية',
  wrap: 'التفاف الأسطر',
};
