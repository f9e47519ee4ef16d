import { plural } from '../../core/plural.js';
import type { Translation } from '../../core/translation.js';

export const en = {
  selected: (count: number) => plural('en', count, { other: '# selected' }),
  clear: 'Clear selection',
};

export type BulkBarWords = Translation<typeof en>;
