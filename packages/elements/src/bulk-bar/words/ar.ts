import { plural } from '../../core/plural.js';
import type { BulkBarWords } from './en.js';

export const ar: BulkBarWords = {
  selected: (count: number) =>
    plural('ar', count, {
      zero: 'لم يتم تحديد أي عنصر',
      one: 'تم تحديد عنصر واحد',
      two: 'تم تحديد عنصرين',
      few: 'تم تحديد # عناصر',
      many: 'تم تحديد # عنصرًا',
      other: 'تم تحديد # عنصر',
    }),
  clear: 'إلغاء التحديد',
};
