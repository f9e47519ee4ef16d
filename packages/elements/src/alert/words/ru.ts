import type { AlertWords } from './en.js';

export const ru: AlertWords = {
  info: 'Информация:',
  success: 'Готово:',
  warning: 'Предупреждение:',
  danger: 'Ошибка:',
  close: 'Закрыть',
  details: 'Подробности',
  more: 'Показать больше',
  less: 'Показать меньше',
};
