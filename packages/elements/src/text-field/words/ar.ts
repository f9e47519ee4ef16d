import { plural } from '../../core/plural.js';
import type { TextFieldWords } from './en.js';

export const ar: TextFieldWords = {
  clear: 'مسح',
  showPassword: 'إظهار كلمة المرور',
  email: 'أدخل عنوان بريد إلكتروني، مثل \u2066name@example.com\u2069.',
  url: 'أدخل عنوان ويب يبدأ بـ \u2066https://\u2069 أو \u2066http://\u2069.',
  tooLong: (max: number) =>
    plural('ar', max, {
      one: 'استخدم حرفًا واحدًا على الأكثر.',
      two: 'استخدم حرفين على الأكثر.',
      few: 'استخدم # أحرف على الأكثر.',
      many: 'استخدم # حرفًا على الأكثر.',
      other: 'استخدم # حرف على الأكثر.',
    }),
  tooShort: (min: number) =>
    plural('ar', min, {
      one: 'استخدم حرفًا واحدًا على الأقل.',
      two: 'استخدم حرفين على الأقل.',
      few: 'استخدم # أحرف على الأقل.',
      many: 'استخدم # حرفًا على الأقل.',
      other: 'استخدم # حرف على الأقل.',
    }),
};
