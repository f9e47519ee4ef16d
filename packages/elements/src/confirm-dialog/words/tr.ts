import { plural } from '../../core/plural.js';
import type { ConfirmDialogWords } from './en.js';

export const tr: ConfirmDialogWords = {
  cancel: 'Vazgeç',
  type: (phrase: string) => `Onaylamak için “${phrase}” yazın`,
  mismatch: (phrase: string) => `Bu “${phrase}” değil.`,
  remaining: (count: number) => plural('tr', count, { other: '# karakter daha' }),
};
