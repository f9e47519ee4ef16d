import { plural } from '../../core/plural.js';
import type { BulkBarWords } from './en.js';

export const zh: BulkBarWords = {
  selected: (count: number) => plural('zh', count, { other: '已选择 # 项' }),
  clear: '取消选择',
};
