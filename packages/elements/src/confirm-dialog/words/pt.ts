import { plural } from '../../core/plural.js';
import type { ConfirmDialogWords } from './en.js';

export const pt: ConfirmDialogWords = {
  cancel: 'Cancelar',
  type: (phrase: string) => `Digite “${phrase}” para confirmar`,
  mismatch: (phrase: string) => `Isto não é “${phrase}”.`,
  remaining: (count: number) => plural('pt', count, { one: 'Falta # caractere', other: 'Faltam # caracteres' }),
};
