import { plural } from '../../core/plural.js';
import type { ComboboxWords } from './en.js';

export const ar: ComboboxWords = {
  empty: 'لا توجد نتائج مطابقة',
  loading: 'جارٍ التحميل…',
  results: (count: number) =>
    plural('ar', count, {
      zero: 'لا نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: '# نتائج',
      many: '# نتيجة',
      other: '# نتيجة',
    }),
  moreResults: (count: number) =>
    plural('ar', count, {
      one: 'أكثر من نتيجة واحدة',
      two: 'أكثر من نتيجتين',
      few: 'أكثر من # نتائج',
      many: 'أكثر من # نتيجة',
      other: 'أكثر من # نتيجة',
    }),
  chosen: (names: string) => `المحدد: \u2068${names}\u2069`,
  remove: (name: string) => `إزالة \u2068${name}\u2069`,
  removed: (name: string) => `تمت إزالة \u2068${name}\u2069`,
  invalid: 'غير صالح:',
  clear: 'مسح',
};
