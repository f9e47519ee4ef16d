import { formatNumber, plural } from '../../core/plural.js';
import type { FilterBarWords } from './en.js';

export const zh: FilterBarWords = {
  label: '筛选条件',
  clear: '清除筛选条件',
  more: (count: number) => plural('zh', count, { other: '显示另外 # 个筛选条件' }),
  count: (count: number) => `+${formatNumber('zh', count)}`,
  fewer: '收起',
  remove: (name: string) => `移除 ${name}`,
  removed: (name: string) => `已移除 ${name}`,
};
