import type { ConfirmDialogWords } from './en.js';

export const tr: ConfirmDialogWords = {
  cancel: 'Vazgeç',
  type: (phrase: string) => `Onaylamak için “${phrase}” yazın`,
  mismatch: (phrase: string) => `Bu “${phrase}” değil.`,
};
