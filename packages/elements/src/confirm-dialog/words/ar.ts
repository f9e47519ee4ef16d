import type { ConfirmDialogWords } from './en.js';

export const ar: ConfirmDialogWords = {
  cancel: 'إلغاء',
  type: (phrase: string) => `اكتب «${phrase}» للتأكيد`,
  mismatch: (phrase: string) => `هذا ليس «${phrase}».`,
};
