import { plural } from '../../core/plural.js';
import type { TagFieldWords } from './en.js';

export const ar: TagFieldWords = {
  entered: (tags: string) => `المُدخل: \u2068${tags}\u2069`,
  added: (tags: string) => `تمت الإضافة: \u2068${tags}\u2069`,
  known: (tags: string) => `مُدخل بالفعل: \u2068${tags}\u2069`,
  edited: (tag: string) => `تعديل \u2068${tag}\u2069`,
  remove: (tag: string) => `إزالة \u2068${tag}\u2069`,
  removed: (tag: string) => `تمت إزالة \u2068${tag}\u2069`,
  invalid: 'غير صالح:',
  missing: 'أدخل وسمًا واحدًا على الأقل.',
  atMost: (max: number) =>
    plural('ar', max, {
      one: 'أدخل وسمًا واحدًا على الأكثر.',
      two: 'أدخل وسمين على الأكثر.',
      few: 'أدخل # وسوم على الأكثر.',
      many: 'أدخل # وسمًا على الأكثر.',
      other: 'أدخل # وسم على الأكثر.',
    }),
};
