import { formatNumber, plural } from '../../core/plural.js';
import type { Translation } from '../../core/translation.js';

export const en = {
  label: 'Filters',
  clear: 'Clear filters',
  more: (count: number) => plural('en', count, { one: 'Show # more filter', other: 'Show # more filters' }),
  count: (count: number) => `+${formatNumber('en', count)}`,
  fewer: 'Fewer',
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed`,
};

export type FilterBarWords = Translation<typeof en>;
