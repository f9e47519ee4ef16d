import type { ConfirmDialogWords } from './en.js';

export const ar: ConfirmDialogWords = {
  cancel: 'إلغاء',
  type: (phrase: string) => `اكتب «\u2068${phrase}\u2069» للتأكيد`,
  mismatch: (phrase: string) => `هذا ليس «\u2068${phrase}\u2069».`,
};
