import { plural } from '../../core/plural.js';
import type { TagFieldWords } from './en.js';

export const ar: TagFieldWords = {
  entered: (tags: string) => `المدخل: ${tags}`,
  added: (tags: string) => `تمت إضافة: ${tags}`,
  known: (tags: string) => `مُدخل بالفعل: ${tags}`,
  edited: (tag: string) => `تحرير ${tag}`,
  remove: (tag: string) => `إزالة ${tag}`,
  removed: (tag: string) => `تمت إزالة ${tag}`,
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
