import type { AlertWords } from './en.js';

export const ar: AlertWords = {
  info: 'معلومات:',
  success: 'نجاح:',
  warning: 'تحذير:',
  danger: 'خطأ:',
  close: 'إغلاق',
  details: 'التفاصيل',
  more: 'عرض المزيد',
  less: 'عرض أقل',
};
