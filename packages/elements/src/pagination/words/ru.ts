import { plural } from '../../core/plural.js';
import type { PaginationWords } from './en.js';

export const ru: PaginationWords = {
  label: 'Переход по страницам',
  range: (from: string, to: string, total: string) => `${from}–${to} из ${total}`,
  openRange: (from: string, to: string) => `${from}–${to}`,
  rows: (count: number) =>
    plural('ru', count, { one: '# строка', few: '# строки', many: '# строк', other: '# строки' }),
  none: 'Нет строк',
  perPage: 'Строк на странице',
  page: 'Страница',
  ofPages: (count: string) => `из ${count}`,
  first: 'Первая страница',
  previous: 'Предыдущая страница',
  next: 'Следующая страница',
  last: 'Последняя страница',
};
