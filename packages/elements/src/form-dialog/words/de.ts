import type { FormDialogWords } from './en.js';

export const de: FormDialogWords = {
  cancel: 'Abbrechen',
  question: 'Änderungen verwerfen?',
  consequence: 'Ihre Eingaben gehen verloren.',
  discard: 'Verwerfen',
  stay: 'Weiter bearbeiten',
};
