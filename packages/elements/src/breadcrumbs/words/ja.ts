import { plural } from '../../core/plural.js';
import type { BreadcrumbsWords } from './en.js';

export const ja: BreadcrumbsWords = {
  label: 'パンくずリスト',
  more: (count: number) => plural('ja', count, { other: 'さらに # 階層を表示' }),
};
