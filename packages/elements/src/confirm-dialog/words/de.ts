import { plural } from '../../core/plural.js';
import type { ConfirmDialogWords } from './en.js';

export const de: ConfirmDialogWords = {
  cancel: 'Abbrechen',
  type: (phrase: string) => `Zur Bestätigung „${phrase}“ eingeben`,
  mismatch: (phrase: string) => `Das ist nicht „${phrase}“.`,
  remaining: (count: number) => plural('de', count, { other: 'Noch # Zeichen' }),
};
