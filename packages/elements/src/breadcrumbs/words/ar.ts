import { plural } from '../../core/plural.js';
import type { BreadcrumbsWords } from './en.js';

export const ar: BreadcrumbsWords = {
  label: 'مسار التنقل',
  more: (count: number) =>
    plural('ar', count, {
      one: 'إظهار مستوى آخر',
      two: 'إظهار مستويين آخرين',
      few: 'إظهار # مستويات أخرى',
      many: 'إظهار # مستوى آخر',
      other: 'إظهار # مستوى آخر',
    }),
};
