import type { NotificationHostWords } from './en.js';

export const ru: NotificationHostWords = {
  region: 'Уведомления',
  close: 'Закрыть',
  more: 'Показать больше',
  less: 'Показать меньше',
};
