import type { FormDialogWords } from './en.js';

export const tr: FormDialogWords = {
  cancel: 'Vazgeç',
  question: 'Değişiklikler atılsın mı?',
  consequence: 'Girdikleriniz kaybolur.',
  discard: 'At',
  stay: 'Düzenlemeye devam et',
};
