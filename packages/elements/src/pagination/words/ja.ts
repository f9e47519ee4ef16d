import { plural } from '../../core/plural.js';
import type { PaginationWords } from './en.js';

export const ja: PaginationWords = {
  label: 'ページ移動',
  range: (from: string, to: string, total: string) => `${total} 件中 ${from}～${to} 件`,
  openRange: (from: string, to: string) => `${from}～${to} 件`,
  rows: (count: number) => plural('ja', count, { other: '# 件' }),
  none: '0 件',
  perPage: '1 ページの件数',
  page: 'ページ',
  ofPages: (count: string) => `/ ${count}`,
  first: '最初のページ',
  previous: '前のページ',
  next: '次のページ',
  last: '最後のページ',
};
