import { plural } from '../../core/plural.js';
import type { FormSummaryWords } from './en.js';

export const ru: FormSummaryWords = {
  problems: (count: number) =>
    plural('ru', count, {
      one: 'Исправьте # ошибку',
      few: 'Исправьте # ошибки',
      many: 'Исправьте # ошибок',
      other: 'Исправьте # ошибки',
    }),
  left: (count: number) =>
    plural('ru', count, {
      one: 'Осталась # ошибка',
      few: 'Осталось # ошибки',
      many: 'Осталось # ошибок',
      other: 'Осталось # ошибки',
    }),
  none: 'Ошибок не осталось',
};
