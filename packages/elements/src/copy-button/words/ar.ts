import type { CopyButtonWords } from './en.js';

export const ar: CopyButtonWords = {
  copy: 'نسخ',
  copyWhat: (what) => `نسخ: \u2068${what}\u2069`,
  copied: 'تم النسخ',
  failed: 'تعذّر النسخ. حدّد النص وانسخه باستخدام لوحة المفاتيح.',
};
