import { plural } from '../../core/plural.js';
import type { BulkBarWords } from './en.js';

export const tr: BulkBarWords = {
  selected: (count: number) => plural('tr', count, { other: '# öğe seçili' }),
  clear: 'Seçimi kaldır',
};
