import type { FormDialogWords } from './en.js';

export const ru: FormDialogWords = {
  cancel: 'Отмена',
  question: 'Отменить изменения?',
  consequence: 'Введённые данные будут потеряны.',
  discard: 'Не сохранять',
  stay: 'Продолжить редактирование',
};
