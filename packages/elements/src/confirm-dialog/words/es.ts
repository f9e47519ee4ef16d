import { plural } from '../../core/plural.js';
import type { ConfirmDialogWords } from './en.js';

export const es: ConfirmDialogWords = {
  cancel: 'Cancelar',
  type: (phrase: string) => `Escriba «${phrase}» para confirmar`,
  mismatch: (phrase: string) => `Esto no es «${phrase}».`,
  remaining: (count: number) => plural('es', count, { one: 'Falta # carácter', other: 'Faltan # caracteres' }),
};
