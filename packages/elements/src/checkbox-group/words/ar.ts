import { plural } from '../../core/plural.js';
import type { CheckboxGroupWords } from './en.js';

export const ar: CheckboxGroupWords = {
  required: 'مطلوب.',
  atLeast: (count: number) =>
    plural('ar', count, {
      one: 'اختر خيارًا واحدًا على الأقل.',
      two: 'اختر خيارين على الأقل.',
      few: 'اختر # خيارات على الأقل.',
      many: 'اختر # خيارًا على الأقل.',
      other: 'اختر # خيار على الأقل.',
    }),
  atMost: (count: number) =>
    plural('ar', count, {
      one: 'اختر خيارًا واحدًا على الأكثر.',
      two: 'اختر خيارين على الأكثر.',
      few: 'اختر # خيارات على الأكثر.',
      many: 'اختر # خيارًا على الأكثر.',
      other: 'اختر # خيار على الأكثر.',
    }),
};
