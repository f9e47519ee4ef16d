import type { StatusWords } from './en.js';

export const ru: StatusWords = {
  healthy: 'Исправно',
  warning: 'Предупреждение',
  error: 'Ошибка',
  stopped: 'Остановлено',
  paused: 'Приостановлено',
  unknown: 'Неизвестно',
  progress: 'Выполняется',
  maintenance: 'Обслуживание',
};
