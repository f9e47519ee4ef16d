import { plural } from '../../core/plural.js';
import type { Translation } from '../../core/translation.js';

export const en = {
  label: 'Pagination',
  range: (from: string, to: string, total: string) => `${from}–${to} of ${total}`,
  openRange: (from: string, to: string) => `${from}–${to}`,
  rows: (count: number) => plural('en', count, { one: '# row', other: '# rows' }),
  none: 'No rows',
  perPage: 'Rows per page',
  page: 'Page',
  ofPages: (count: string) => `of ${count}`,
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
};

export type PaginationWords = Translation<typeof en>;
