import { formatNumber, plural } from '../../core/plural.js';
import type { FilterBarWords } from './en.js';

export const ar: FilterBarWords = {
  label: 'عوامل التصفية',
  clear: 'مسح عوامل التصفية',
  // With the number in each form: it is what the button shows, and a name has to contain it.
  more: (count: number) =>
    plural('ar', count, {
      one: 'إظهار # عامل تصفية آخر',
      two: 'إظهار # عاملي تصفية آخرين',
      few: 'إظهار # عوامل تصفية أخرى',
      many: 'إظهار # عامل تصفية آخر',
      other: 'إظهار # عامل تصفية آخر',
    }),
  count: (count: number) => `+${formatNumber('ar', count)}`,
  fewer: 'عرض أقل',
  remove: (name: string) => `إزالة \u2068${name}\u2069`,
  removed: (name: string) => `تمت إزالة \u2068${name}\u2069`,
};
