import { plural } from '../../core/plural.js';
import type { PaginationWords } from './en.js';

export const zh: PaginationWords = {
  label: '分页',
  range: (from: string, to: string, total: string) => `第 ${from}–${to} 条，共 ${total} 条`,
  openRange: (from: string, to: string) => `第 ${from}–${to} 条`,
  rows: (count: number) => plural('zh', count, { other: '共 # 条' }),
  none: '没有记录',
  perPage: '每页条数',
  page: '页码',
  ofPages: (count: string) => `/ ${count}`,
  first: '第一页',
  previous: '上一页',
  next: '下一页',
  last: '最后一页',
};
