import { plural } from '../../core/plural.js';
import type { ComboboxWords } from './en.js';

export const ar: ComboboxWords = {
  empty: 'لا توجد نتائج مطابقة',
  loading: 'جارٍ التحميل …',
  results: (count: number) =>
    plural('ar', count, {
      zero: 'لا نتائج',
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: '# نتائج',
      many: '# نتيجة',
      other: '# نتيجة',
    }),
  chosen: (names: string) => `المحدد: ${names}`,
  remove: (name: string) => `إزالة ${name}`,
  removed: (name: string) => `تمت إزالة ${name}`,
  invalid: 'غير صالح:',
  clear: 'مسح',
};
