import { formatNumber, plural } from '../../core/plural.js';
import type { FilterBarWords } from './en.js';

export const ru: FilterBarWords = {
  label: 'Фильтры',
  clear: 'Сбросить фильтры',
  more: (count: number) =>
    plural('ru', count, {
      one: 'Показать ещё # фильтр',
      few: 'Показать ещё # фильтра',
      many: 'Показать ещё # фильтров',
      other: 'Показать ещё # фильтра',
    }),
  count: (count: number) => `+${formatNumber('ru', count)}`,
  fewer: 'Меньше',
  remove: (name: string) => `Удалить ${name}`,
  removed: (name: string) => `Удалено: ${name}`,
};
