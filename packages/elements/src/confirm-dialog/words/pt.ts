import type { ConfirmDialogWords } from './en.js';

export const pt: ConfirmDialogWords = {
  cancel: 'Cancelar',
  type: (phrase: string) => `Digite “${phrase}” para confirmar`,
  mismatch: (phrase: string) => `Isto não é “${phrase}”.`,
};
