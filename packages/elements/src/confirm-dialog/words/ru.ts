import { plural } from '../../core/plural.js';
import type { ConfirmDialogWords } from './en.js';

export const ru: ConfirmDialogWords = {
  cancel: 'Отмена',
  type: (phrase: string) => `Введите «${phrase}» для подтверждения`,
  mismatch: (phrase: string) => `Это не «${phrase}».`,
  remaining: (count: number) =>
    plural('ru', count, { one: 'Ещё # символ', few: 'Ещё # символа', many: 'Ещё # символов', other: 'Ещё # символа' }),
};
