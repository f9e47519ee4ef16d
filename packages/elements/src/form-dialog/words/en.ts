import type { Translation } from '../../core/translation.js';

export const en = {
  cancel: 'Cancel',
  question: 'Discard your changes?',
  consequence: 'What you entered is lost.',
  discard: 'Discard',
  stay: 'Keep editing',
};

export type FormDialogWords = Translation<typeof en>;
