import { formatNumber, plural } from '../../core/plural.js';
import type { FilterBarWords } from './en.js';

export const ja: FilterBarWords = {
  label: 'フィルター',
  clear: 'フィルターをクリア',
  more: (count: number) => plural('ja', count, { other: 'さらに # 個のフィルターを表示' }),
  count: (count: number) => `+${formatNumber('ja', count)}`,
  fewer: '折りたたむ',
  remove: (name: string) => `${name} を削除`,
  removed: (name: string) => `${name} を削除しました`,
};
