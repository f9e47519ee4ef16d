import { plural } from '../../core/plural.js';
import type { PaginationWords } from './en.js';

export const ar: PaginationWords = {
  label: 'التنقل بين الصفحات',
  range: (from: string, to: string, total: string) => `\u2066${from}–${to}\u2069 من ${total}`,
  openRange: (from: string, to: string) => `\u2066${from}–${to}\u2069`,
  rows: (count: number) =>
    plural('ar', count, { zero: 'لا صفوف', one: 'صف واحد', two: 'صفان', few: '# صفوف', many: '# صفًا', other: '# صف' }),
  none: 'لا توجد صفوف',
  perPage: 'عدد الصفوف في الصفحة',
  page: 'الصفحة',
  ofPages: (count: string) => `من ${count}`,
  first: 'الصفحة الأولى',
  previous: 'الصفحة السابقة',
  next: 'الصفحة التالية',
  last: 'الصفحة الأخيرة',
};
