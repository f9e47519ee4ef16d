import { plural } from '../../core/plural.js';
import type { BreadcrumbsWords } from './en.js';

export const ru: BreadcrumbsWords = {
  label: 'Навигационная цепочка',
  more: (count: number) =>
    plural('ru', count, {
      one: 'Показать ещё # уровень',
      few: 'Показать ещё # уровня',
      many: 'Показать ещё # уровней',
      other: 'Показать ещё # уровня',
    }),
};
