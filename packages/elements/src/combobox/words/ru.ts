import { plural } from '../../core/plural.js';
import type { ComboboxWords } from './en.js';

export const ru: ComboboxWords = {
  empty: 'Ничего не найдено',
  loading: 'Загрузка…',
  results: (count: number) =>
    plural('ru', count, {
      one: '# совпадение',
      few: '# совпадения',
      many: '# совпадений',
      other: '# совпадения',
    }),
  moreResults: (count: number) => plural('ru', count, { one: 'Более # совпадения', other: 'Более # совпадений' }),
  chosen: (names: string) => `Выбрано: ${names}`,
  remove: (name: string) => `Удалить ${name}`,
  removed: (name: string) => `Удалено: ${name}`,
  invalid: 'Недопустимо:',
  clear: 'Очистить',
};
