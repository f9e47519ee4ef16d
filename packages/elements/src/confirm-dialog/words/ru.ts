import type { ConfirmDialogWords } from './en.js';

export const ru: ConfirmDialogWords = {
  cancel: 'Отмена',
  type: (phrase: string) => `Введите «${phrase}» для подтверждения`,
  mismatch: (phrase: string) => `Это не «${phrase}».`,
};
