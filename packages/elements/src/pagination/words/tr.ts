import { plural } from '../../core/plural.js';
import type { PaginationWords } from './en.js';

export const tr: PaginationWords = {
  label: 'Sayfalama',
  range: (from: string, to: string, total: string) => `${total} satırdan ${from}–${to}`,
  openRange: (from: string, to: string) => `${from}–${to}`,
  rows: (count: number) => plural('tr', count, { other: '# satır' }),
  none: 'Satır yok',
  perPage: 'Sayfa başına satır',
  page: 'Sayfa',
  ofPages: (count: string) => `/ ${count}`,
  first: 'İlk sayfa',
  previous: 'Önceki sayfa',
  next: 'Sonraki sayfa',
  last: 'Son sayfa',
};
