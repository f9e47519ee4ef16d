import type { Translation } from '../../core/translation.js';

export const en = {
  cancel: 'Cancel',
  type: (phrase: string) => `Type “${phrase}” to confirm`,
  mismatch: (phrase: string) => `This is not “${phrase}”.`,
};

export type ConfirmDialogWords = Translation<typeof en>;
