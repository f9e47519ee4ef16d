import { plural } from '../../core/plural.js';
import type { FileFieldWords } from './en.js';

export const ar: FileFieldWords = {
  required: 'مطلوب.',
  chooseOne: 'اختيار ملف',
  chooseSeveral: 'اختيار ملفات',
  dropOne: 'أو أفلت ملفًا هنا',
  dropSeveral: 'أو أفلت الملفات هنا',
  dropNow: 'أفلت للإضافة',
  upTo: (size: string) => `حتى ${size} لكل ملف`,
  files: 'الملفات المختارة',
  remove: (name: string) => `إزالة ${name}`,
  added: (name: string) => `تمت إضافة ${name}`,
  addedSeveral: (count: number) =>
    plural('ar', count, {
      one: 'تمت إضافة ملف واحد',
      two: 'تمت إضافة ملفين',
      few: 'تمت إضافة # ملفات',
      many: 'تمت إضافة # ملفًا',
      other: 'تمت إضافة # ملف',
    }),
  removed: (name: string) => `تمت إزالة ${name}`,
  missing: 'اختر ملفًا.',
  wrongType: (name: string, types: string) => `نوع الملف «${name}» غير مقبول. الأنواع المقبولة: ${types}.`,
  tooLarge: (name: string, size: string) => `حجم الملف «${name}» أكبر من ${size}.`,
  typeMismatch: 'نوع غير مقبول',
  rangeOverflow: 'كبير جدًا',
  folder: 'لا يمكن إضافة مجلدات، بل ملفات فقط.',
  onlyOne: 'يمكن إضافة ملف واحد فقط. أُخذ الملف الأول.',
};
