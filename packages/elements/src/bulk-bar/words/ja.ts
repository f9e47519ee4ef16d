import { plural } from '../../core/plural.js';
import type { BulkBarWords } from './en.js';

export const ja: BulkBarWords = {
  selected: (count: number) => plural('ja', count, { other: '# 件を選択中' }),
  clear: '選択を解除',
};
