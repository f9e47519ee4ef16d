import { plural } from '../../core/plural.js';
import type { ConfirmDialogWords } from './en.js';

export const ar: ConfirmDialogWords = {
  cancel: 'إلغاء',
  type: (phrase: string) => `اكتب «\u2068${phrase}\u2069» للتأكيد`,
  mismatch: (phrase: string) => `هذا ليس «\u2068${phrase}\u2069».`,
  remaining: (count: number) =>
    plural('ar', count, {
      one: 'بقي حرف واحد',
      two: 'بقي حرفان',
      few: 'بقيت # أحرف',
      many: 'بقي # حرفًا',
      other: 'بقي # حرف',
    }),
};
