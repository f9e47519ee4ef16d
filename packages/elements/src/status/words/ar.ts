import type { StatusWords } from './en.js';

export const ar: StatusWords = {
  healthy: 'سليم',
  warning: 'تحذير',
  error: 'خطأ',
  stopped: 'متوقف',
  paused: 'متوقف مؤقتًا',
  unknown: 'غير معروف',
  progress: 'قيد التنفيذ',
  maintenance: 'صيانة',
};
